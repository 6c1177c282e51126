import { vi } from 'vitest';

/** What client code takes from the browser, for tests of it that need no page. */

type Cookie = { value: string; attributes: string };

/** A `document.cookie` that keeps the cookies as a browser does, and shows the attributes that they were set with. */
export const stubCookies = (): Map<string, Cookie> => {
	const cookies = new Map<string, Cookie>();
	vi.stubGlobal('document', {
		get cookie() {
			return [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
		},
		set cookie(line: string) {
			const [pair = '', ...attributes] = line.split('; ');
			const at = pair.indexOf('=');
			if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
			else cookies.set(pair.slice(0, at), { value: pair.slice(at + 1), attributes: attributes.join('; ') });
		},
	});
	return cookies;
};
