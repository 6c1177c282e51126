import type { FastifyInstance } from 'fastify';
import { callOf } from '#server/calls/context.ts';
import type { Deps } from '#server/calls/deps.ts';
import { drawMark } from '#server/certificates/mark/draw.ts';
import { readMark } from '#server/certificates/mark/read.ts';
import { MARK_LANGUAGE, MARK_ROUTE } from '#shared/certificates/mark.ts';
import { DEFAULT_LOCALE, isLocale } from '#shared/i18n/translate.ts';

/**
 * The live mark of a certificate, embedded as an image by pages of other origins. Without cookies and script; shows within
 * five minutes what has become of the certificate.
 */

/** A browser and a cache in between may each keep it so long. */
const SECONDS = 120;

type Query = Record<string, string | undefined>;

export const mountMark = (app: FastifyInstance, deps: Deps): void => {
	app.get<{ Params: { code: string }; Querystring: Query }>(MARK_ROUTE, async (request, reply) => {
		const marked = await readMark(deps, request.params.code, callOf(request));
		const { theme, [MARK_LANGUAGE]: language } = request.query;
		const locale = isLocale(language) ? language : DEFAULT_LOCALE;
		return reply
			.header('Cache-Control', `public, max-age=${SECONDS}`)
			.header('Cross-Origin-Resource-Policy', 'cross-origin')
			.header('Content-Security-Policy', "default-src 'none'")
			.header('X-Robots-Tag', 'noindex')
			.type('image/svg+xml; charset=utf-8')
			.send(drawMark(marked, { locale, theme: theme === 'dark' ? 'dark' : 'light' }));
	});
};
