/** Cookies that the client reads and writes itself (sections 7 and 9 of the specification). None grants any access. */

export const DAY_SECONDS = 86_400;

export const readCookie = (name: string): string | null => {
	// The server renders public pages as for a visitor without cookies.
	if (typeof document === 'undefined') return null;
	for (const part of document.cookie.split('; ')) {
		const [key, ...rest] = part.split('=');
		if (key !== name) continue;
		try {
			return decodeURIComponent(rest.join('='));
		} catch {
			return null;
		}
	}
	return null;
};

export const writeCookie = (name: string, value: string, maxAgeSeconds: number = DAY_SECONDS): void => {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and what follows reads the cookie at once
	document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
};

export const removeCookie = (name: string): void => writeCookie(name, '', 0);

export const readJsonCookie = (name: string): unknown => {
	const value = readCookie(name);
	if (value === null) return null;
	try {
		return JSON.parse(value);
	} catch {
		return null;
	}
};
