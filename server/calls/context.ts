import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#shared/i18n/translate.ts';
import type { CsrfVerdict } from './csrf.ts';
import { checkCsrf } from './csrf.ts';
import type { Deps } from './deps.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Who asks, for the log; null until they are known. */
		actorId: number | null;
	}
}

/** What a door needs to know of a request; one for all calls of a tRPC batch. */
export type RequestContext = {
	deps: Deps;
	call: CallContext;
	csrf: () => CsrfVerdict;
	/** Who asks; looked up once a request. */
	actor: () => Promise<Actor | null>;
	hasToken: boolean;
};

/** The best of our languages in Accept-Language; Japanese where none is named. */
export const localeOf = (header: string | undefined): Locale => {
	const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(LOCALES);
	return isLocale(best) ? best : DEFAULT_LOCALE;
};

export const callOf = (request: FastifyRequest): CallContext => ({
	locale: localeOf(request.headers['accept-language']),
	address: request.ip,
	requestId: request.id,
});

export const requestContext = (deps: Deps, request: FastifyRequest): RequestContext => {
	let actor: Promise<Actor | null> | null = null;
	return {
		deps,
		call: callOf(request),
		csrf: () => checkCsrf(deps, request),
		actor: () => {
			actor ??= deps.sessions.authenticate(request.headers.authorization).then((found) => {
				request.actorId = found?.userId ?? null;
				return found;
			});
			return actor;
		},
		hasToken: request.headers.authorization !== undefined,
	};
};
