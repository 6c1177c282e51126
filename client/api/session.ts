import { z } from 'zod/mini';
import { readCookie, readJsonCookie, removeCookie, writeCookie } from './cookies.ts';

/** The sign-in as the browser remembers it. `user` is decoration: what one may do is decided by the server. */

const userCookie = z.object({ name: z.string(), role: z.number(), email: z.string() });

export type SignedInUser = z.infer<typeof userCookie>;

export const readToken = (): string | null => readCookie('token');

/** The person in the `user` cookie; undefined when signed out or when it cannot be read. */
export const readUser = (): SignedInUser | undefined => {
	const parsed = z.safeParse(userCookie, readJsonCookie('user'));
	return parsed.success ? parsed.data : undefined;
};

export const rememberSignIn = ({ user, token }: { user: SignedInUser; token: string }): void => {
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
