import { type Html, html } from '#server/base/html.ts';
import { operatorIn } from '#server/base/operator.ts';
import { drawMissing } from '#server/http/drawn/missing.ts';
import type { Drawn, DrawnPage } from '#server/http/drawn/page.ts';
import { clientText } from '#server/http/drawn/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { FEES_PAGE } from '#shared/pages/fees.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';

/** The operator's fees (OPERATOR_FEES): the only page that shows amounts. */

/** Paragraphs end at empty lines; single line breaks stay. */
const paragraphs = (text: string): Html[] =>
	text.split(/(?:\r?\n[\t ]*){2,}/).map((paragraph) => html`<p class="own-lines">${paragraph}</p>`);

const drawWithoutFees = (locale: Locale): Drawn =>
	drawMissing(
		clientText(locale, 'common.notFound.title'),
		clientText(locale, 'common.notFound.lead'),
		html`<p><a href="${pages.home}">${clientText(locale, 'common.notFound.linkHome')}</a></p>`,
	);

export const feesPage: DrawnPage = {
	path: FEES_PAGE,
	// The sitemap would list it without the setting, too; it is read from the terms.
	isIndexed: false,
	isInLanguageOfBrowser: false,
	draw: async ({ deps, call: { locale } }) => {
		const { operatorFees } = deps.config;
		const operator = operatorIn(deps.config, locale);
		if (operatorFees === null) return drawWithoutFees(locale);
		const title = serverText(locale, 'fees.title');
		return {
			title,
			description: serverText(locale, 'fees.description'),
			main: html`
<div class="container">
<h1>${title}</h1>
<section class="panel">${paragraphs(operatorFees)}</section>
<p>${serverText(locale, 'fees.contract')}</p>
${operator && html`<p>${serverText(locale, 'fees.operator', { name: operator.name })}</p>`}
<p class="on-screen"><a href="${pages.terms}#fees">${serverText(locale, 'fees.toTerms')}</a></p>
</div>`,
		};
	},
};
