import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';

/**
 * CSRF protection by signed double-submit cookie, as in Laravel Sanctum (contract, section 2): browsers send the value
 * of the cookie in a header with every write.
 */

export const CSRF_COOKIE_PATH = '/sanctum/csrf-cookie';

const CSRF_COOKIE = 'XSRF-TOKEN';
const LIFETIME_SECONDS = 24 * 60 * 60;

export type CsrfVerdict = 'passed' | 'mismatch';

type CsrfDeps = Pick<Deps, 'config' | 'signer'>;

/** Whether cookies are `Secure`. Decided by PUBLIC_URL, since a TLS-terminating proxy may not tell. */
export const isSecure = ({ publicUrl }: Deps['config'], request: FastifyRequest): boolean =>
	publicUrl ? publicUrl.startsWith('https:') : request.protocol === 'https';

export const setCsrfCookie = ({ config, signer }: CsrfDeps, request: FastifyRequest, reply: FastifyReply): void => {
	const nonce = randomBytes(24).toString('base64url');
	reply.setCookie(CSRF_COOKIE, `${nonce}.${signer.sign('csrf', nonce)}`, {
		path: '/',
		sameSite: 'lax',
		secure: isSecure(config, request),
		httpOnly: false,
		maxAge: LIFETIME_SECONDS,
	});
};

const isSigned = ({ signer }: CsrfDeps, value: string): boolean => {
	const [nonce = '', signature = ''] = value.split('.');
	return nonce.length > 0 && signer.verify('csrf', nonce, signature);
};

const originOf = (url: string): string => {
	try {
		return new URL(url).origin;
	} catch {
		return 'null';
	}
};

const ownOrigin = (config: Deps['config'], request: FastifyRequest): string =>
	config.publicUrl ?? `${request.protocol}://${request.host}`;

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
	const value = request.headers[name];
	return Array.isArray(value) ? value[0] : value;
};

/** Checks a write. Requests with neither Origin nor Referer do not come from a browser: their bearer token suffices. */
export const checkCsrf = (deps: CsrfDeps, request: FastifyRequest): CsrfVerdict => {
	const source = headerOf(request, 'origin') ?? headerOf(request, 'referer');
	if (source === undefined) return 'passed';
	if (originOf(source) !== ownOrigin(deps.config, request)) return 'mismatch';
	const sent = headerOf(request, 'x-xsrf-token');
	const cookie = request.cookies[CSRF_COOKIE];
	return sent && cookie && sent === cookie && isSigned(deps, sent) ? 'passed' : 'mismatch';
};
