import type { FastifyRequest } from 'fastify';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/i18n/translate.ts';
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
	const wishes = (header ?? '').split(',').map((part) => {
		const [tag = '', ...parameters] = part.trim().split(';');
		const q = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
		return { language: tag.slice(0, 2).toLowerCase(), weight: q === undefined ? 1 : Number(q) };
	});
	const best = wishes
		.filter((wish) => isLocale(wish.language) && wish.weight > 0)
		.sort((a, b) => b.weight - a.weight)[0];
	return best && isLocale(best.language) ? best.language : DEFAULT_LOCALE;
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
