import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '#server/calls/context.ts';
import { isSecure } from '#server/calls/csrf.ts';
import type { Deps } from '#server/calls/deps.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/i18n/translate.ts';
import { LOCALE_COOKIE, LOCALE_PARAMETER, LOCALE_SECONDS } from '#shared/public-pages.ts';

const unchosen = (request: FastifyRequest, isInLanguageOfBrowser: boolean): Locale =>
	isInLanguageOfBrowser ? localeOf(request.headers['accept-language']) : DEFAULT_LOCALE;

/**
 * Language of a page: that of the URL, else the chosen one, else Japanese. The browser's language counts only on pages
 * that ask for it, since search engines and shared links should show everybody the same. A language in the URL is
 * stored as the chosen one, so that links from the page keep it.
 */
export const pageLocale = (
	config: Deps['config'],
	request: FastifyRequest,
	reply: FastifyReply,
	parameters: URLSearchParams,
	isInLanguageOfBrowser: boolean,
): Locale => {
	const named = parameters.get(LOCALE_PARAMETER);
	const chosen = request.cookies[LOCALE_COOKIE];
	if (!isLocale(named)) return isLocale(chosen) ? chosen : unchosen(request, isInLanguageOfBrowser);
	if (named !== chosen) {
		reply.setCookie(LOCALE_COOKIE, named, {
			path: '/',
			sameSite: 'lax',
			secure: isSecure(config, request),
			httpOnly: false,
			maxAge: LOCALE_SECONDS,
		});
	}
	return named;
};
