import { vi } from 'vitest';

/** Stubs of browser globals for unit tests of client code. */

type Cookie = { value: string; attributes: string };

/** A `document.cookie` that stores cookies as a browser does; returns them with their attributes. */
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
