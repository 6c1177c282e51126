import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkOrigin } from '#server/base/config.ts';
import { operatorIn } from '#server/base/operator.ts';
import { callOf } from '#server/calls/context.ts';
import type { Deps } from '#server/calls/deps.ts';
import { failureOf, loggable } from '#server/calls/failure.ts';
import type { Bundle } from '#server/http/pages/bundle.ts';
import { pageLocale } from '#server/http/pages/language.ts';
import { sendOnce, sendPrepared } from '#server/http/pages/sent.ts';
import { PARAMETER } from '#shared/pages/public.ts';
import { drawFailure } from './failed.ts';
import { createKeptPages, keyOf } from './kept-pages.ts';
import type { Asked, Drawn, DrawnPage, Elsewhere } from './page.ts';
import { DRAWN_PAGES } from './pages.ts';
import { drawnDocument } from './shell.ts';

/** Serves the pages rendered without React. */

/** Matches like the public pages: case-insensitive, with or without a trailing slash. */
const patternOf = ({ path }: DrawnPage): RegExp => new RegExp(`^${path.replace(PARAMETER, '([^/]+)')}/?$`, 'i');

const PATTERNS = DRAWN_PAGES.map((page) => ({ page, pattern: patternOf(page) }));

/** Malformed encodings are taken literally. */
const decoded = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};

type At = { page: DrawnPage; text: string };

const drawnPageAt = (path: string): At | null => {
	for (const { page, pattern } of PATTERNS) {
		const found = pattern.exec(path);
		if (found) return { page, text: decoded(found[1] ?? '') };
	}
	return null;
};

export const createDrawnPages = (bundle: Bundle, deps: Deps) => {
	const { config, log } = deps;
	const { drawnStyles: styles } = bundle;
	const kept = createKeptPages();
	/** The rendered page, or an error page. */
	const draw = async (page: DrawnPage, asked: Asked, reply: FastifyReply): Promise<Drawn | Elsewhere> => {
		try {
			return await page.draw(asked);
		} catch (error) {
			const { locale, requestId } = asked.call;
			const failure = failureOf(error, locale);
			if (failure.unexpected) log.error({ requestId, page: page.path, error: loggable(error) }, 'a page was not drawn');
			reply.headers(failure.headers);
			return drawFailure(failure, locale);
		}
	};
	return {
		at: drawnPageAt,
		serve: async (
			request: FastifyRequest,
			reply: FastifyReply,
			{ page, text }: At,
			query: URLSearchParams,
		): Promise<FastifyReply> => {
			const locale = pageLocale(config, request, reply, query, page.isInLanguageOfBrowser);
			const origin = linkOrigin(config);
			const key = bundle.isFinal ? keyOf({ page, locale, query }) : null;
			const prepared = key && kept.get(key);
			if (prepared) return sendPrepared(request, reply, await prepared);
			const call = { ...callOf(request), locale };
			const drawn = await draw(page, { deps, bundle, call, text, query }, reply);
			if ('redirect' in drawn) return reply.header('Cache-Control', 'no-store').redirect(drawn.redirect, 303);
			const { status = 200, locale: shown = locale } = drawn;
			const isIndexed = page.isIndexed && status === 200 && drawn.isIndexed !== false;
			reply.code(status);
			if (!isIndexed) reply.header('X-Robots-Tag', 'noindex');
			if (page.isSecret) reply.header('Referrer-Policy', 'no-referrer');
			const operator = operatorIn(config, shown);
			const place = { path: page.path, isIndexed };
			const document = drawnDocument({ page: place, drawn, locale: shown, origin, query, operator, styles });
			if (key && status === 200) return sendPrepared(request, reply, await kept.keep(key, document));
			return sendOnce(request, reply, document);
		},
	};
};
