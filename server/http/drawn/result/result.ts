import { AppError } from '#server/base/errors.ts';
import { Html, html } from '#server/base/html.ts';
import { type OpenedResult, openTakenResult } from '#server/free-assessment/taken/open.ts';
import { drawMissing } from '#server/http/drawn/missing.ts';
import type { Asked, Drawn, DrawnPage } from '#server/http/drawn/page.ts';
import { keptRenderer } from '#server/http/drawn/share/kept-renderer.ts';
import { clientText } from '#server/http/drawn/texts.ts';
import { wordedInstant } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';

/** A free result that a visitor takes along by a link, without a script. */

/** The same bytes for unknown links and those that are over. */
const drawUnknown = (locale: Locale): Drawn =>
	drawMissing(
		serverText(locale, 'shares.page.unknown.title'),
		serverText(locale, 'free.taken.unknown'),
		html`<p><a href="${pages.home}">${serverText(locale, 'shares.page.unknown.home')}</a></p>`,
	);

const drawResult = async ({ result, until }: OpenedResult, { bundle, call: { locale } }: Asked): Promise<Drawn> => {
	const { html: drawn, css } = await keptRenderer(bundle)({
		document: { kind: 'free-result', content: result },
		locale,
	});
	return {
		title: clientText(locale, 'documents.freeResult.title'),
		description: serverText(locale, 'free.taken.description'),
		styles: css,
		main: html`
<div class="container">
<p>${serverText(locale, 'free.taken.until', { time: wordedInstant(until, locale) })}</p>
<div class="shared">${new Html(drawn)}</div>
</div>`,
	};
};

export const resultPage: DrawnPage = {
	path: pages.result,
	isIndexed: false,
	isInLanguageOfBrowser: true,
	isSecret: true,
	draw: async (asked) => {
		const { deps, call, text: token } = asked;
		try {
			return await drawResult(await openTakenResult(deps, token, call), asked);
		} catch (error) {
			if (error instanceof AppError && error.status === 404) return drawUnknown(call.locale);
			throw error;
		}
	},
};
