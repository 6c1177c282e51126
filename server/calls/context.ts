import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { limitKeyOf } from '#server/base/network.ts';
import type { Origin } from '#server/base/origin.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#shared/i18n/translate.ts';
import type { CsrfVerdict } from './csrf.ts';
import { checkCsrf } from './csrf.ts';
import type { Deps } from './deps.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The actor's id, for the log; null before authentication. */
		actorId: number | null;
		/** Of the calls that it has run, for the log. */
		origins: Origin[];
	}
}

/** Context of a request, shared by all calls of a tRPC batch. */
export type RequestContext = {
	deps: Deps;
	call: CallContext;
	origins: Origin[];
	csrf: () => CsrfVerdict;
	/** Looked up once per request. */
	actor: () => Promise<Actor | null>;
	hasToken: boolean;
	bodyBytes: number;
	/** Checks a body that tRPC has not parsed yet. @throws AppError 422 */
	assertBody: () => void;
};

/** The best supported language in Accept-Language; Japanese by default. */
export const localeOf = (header: string | undefined): Locale => {
	if (header === undefined) return DEFAULT_LOCALE;
	const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(LOCALES);
	return isLocale(best) ? best : DEFAULT_LOCALE;
};

const MOST_USER_AGENT = 400;

export const callOf = (request: FastifyRequest): CallContext => ({
	locale: localeOf(request.headers['accept-language']),
	address: request.ip,
	limitKey: limitKeyOf(request.ip),
	requestId: request.id,
	userAgent: (request.headers['user-agent'] ?? '').slice(0, MOST_USER_AGENT),
	host: request.hostname,
});

const lengthOf = (body: unknown): number => (body instanceof Buffer || typeof body === 'string' ? body.length : 0);

/** `assertBody` is for transports that parse the body themselves. */
export const requestContext = (
	deps: Deps,
	request: FastifyRequest,
	assertBody: () => void = () => {},
): RequestContext => {
	let actor: Promise<Actor | null> | null = null;
	return {
		deps,
		call: callOf(request),
		origins: request.origins,
		csrf: () => checkCsrf(deps, request),
		actor: () => {
			actor ??= deps.sessions.authenticate(request.headers.authorization).then((found) => {
				request.actorId = found?.userId ?? null;
				return found;
			});
			return actor;
		},
		hasToken: request.headers.authorization !== undefined,
		bodyBytes: lengthOf(request.body),
		assertBody,
	};
};
