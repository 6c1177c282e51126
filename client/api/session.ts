import { readCookie, readJsonCookie, removeCookie, writeCookie } from '#client/base/cookies.ts';
import { isFields, numberIn, textIn } from '#client/base/shape.ts';

/** Cookies of the sign-in. `user` is for display only: the server decides on access. */

export type SignedInUser = { name: string; role: number; email: string };

/** Token of a sign-in that may only set up a second factor. Not stored in a cookie, so a reload ends it. */
let ticket: string | null = null;

export const holdTicket = (token: string | null): void => {
	ticket = token;
};

export const readToken = (): string | null => ticket ?? readCookie('token');

/** User in the `user` cookie; undefined if signed out or the cookie is malformed. */
export const readUser = (): SignedInUser | undefined => {
	const cookie = readJsonCookie('user');
	if (!isFields(cookie)) return undefined;
	const name = textIn(cookie, 'name');
	const role = numberIn(cookie, 'role');
	const email = textIn(cookie, 'email');
	return name === null || role === null || email === null ? undefined : { name, role, email };
};

export const rememberSignIn = ({ user, token }: { user: SignedInUser; token: string }): void => {
	holdTicket(null);
	writeCookie('token', token);
	writeCookie('user', JSON.stringify(user));
};

export const forgetSignIn = (): void => {
	for (const name of ['token', 'user', 'role']) removeCookie(name);
};

export type Area = 'public' | 'company' | 'console';

export const areaOf = (path: string): Area =>
	path === '/console' || path.startsWith('/console/')
		? 'console'
		: path === '/app' || path.startsWith('/app/')
			? 'company'
			: 'public';
