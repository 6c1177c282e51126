import { AppError } from '#server/base/errors.ts';
import { Html, html } from '#server/base/html.ts';
import { operatorIn } from '#server/base/operator.ts';
import { drawMissing } from '#server/http/drawn/missing.ts';
import type { Asked, Drawn, DrawnPage } from '#server/http/drawn/page.ts';
import { clientText } from '#server/http/drawn/texts.ts';
import { type Opened, openShare } from '#server/shares/open.ts';
import { starsOf } from '#shared/assessment/grade.ts';
import type { Certificate } from '#shared/certificates/schemas.ts';
import { wordedDate } from '#shared/dates.ts';
import { isLocale, type Locale } from '#shared/i18n/translate.ts';
import { pages, withText } from '#shared/pages/public.ts';
import { LOCALE_PARAMETER } from '#shared/public-pages.ts';
import type { SharedDocument } from '#shared/shares/documents.ts';
import { serverText } from '#shared/texts/server.ts';
import { keptRenderer } from './kept-renderer.ts';

/** What a company shows by a link: the document as its own screens draw it, without a script. */

const companyOf = ({ kind, content }: SharedDocument): string =>
	kind === 'certificate' ? content.company_name : content.company.company_name;

/** As the certificate names it; otherwise who runs this installation. */
const issuerOf = ({ kind, content }: SharedDocument, { config }: Asked['deps'], locale: Locale): string =>
	(kind === 'certificate' && content.issuer?.organization) ||
	operatorIn(config, locale)?.name ||
	clientText(locale, 'common.product');

/** The same bytes for unknown, ended and expired links. */
const drawUnknown = (locale: Locale): Drawn =>
	drawMissing(
		serverText(locale, 'shares.page.unknown.title'),
		serverText(locale, 'shares.page.unknown.text'),
		html`<p><a href="${pages.home}">${serverText(locale, 'shares.page.unknown.home')}</a></p>`,
	);

const titleOf = ({ state, score, max_score: max }: Certificate, locale: Locale): string => {
	const verdict = serverText(locale, `verify.verdicts.${state}.title`);
	return starsOf(score, max) === 0 ? serverText(locale, 'verify.noStar.title', { verdict }) : verdict;
};

/** Whether the certificate is valid, first of all, and where it can be checked. */
const validity = (certificate: Certificate, locale: Locale): Html => {
	const { state, valid_until: until, code } = certificate;
	return html`
<section class="verdict ${state}">
<h2>${titleOf(certificate, locale)}</h2>
<p>${serverText(locale, `verify.verdicts.${state}.text`, { date: wordedDate(until, locale) })}</p>
${code && html`<p><a href="${withText(pages.verification, code)}">${serverText(locale, 'shares.page.verify')}</a></p>`}
</section>`;
};

const drawShared = async ({ share, document }: Opened, locale: Locale, { bundle, deps }: Asked): Promise<Drawn> => {
	const company = companyOf(document);
	const { html: drawn, css } = await keptRenderer(bundle)({ document, locale });
	return {
		locale,
		title: serverText(locale, `shares.page.titles.${document.kind}`, { company }),
		description: serverText(locale, 'shares.page.description'),
		styles: css,
		main: html`
<div class="container">
<section class="panel">
<p>${serverText(locale, 'shares.page.by', { company, date: wordedDate(share.until, locale) })}</p>
<p>${serverText(locale, 'shares.page.issued', { issuer: issuerOf(document, deps, locale) })}</p>
<p class="note">${serverText(locale, 'shares.page.private')}</p>
</section>
${document.kind === 'certificate' ? validity(document.content, locale) : null}
<div class="shared">${new Html(drawn)}</div>
</div>
${document.kind === 'certificate' && bundle.serifStyles ? html`<link rel="stylesheet" href="${bundle.serifStyles}">` : null}`,
	};
};

export const sharePage: DrawnPage = {
	path: pages.share,
	isIndexed: false,
	isInLanguageOfBrowser: true,
	isSecret: true,
	draw: async (asked) => {
		const { deps, call, text: token, query } = asked;
		const chosen = query.get(LOCALE_PARAMETER);
		const language = isLocale(chosen) ? chosen : null;
		try {
			const opened = await openShare(deps, { token, language }, call);
			return await drawShared(opened, language ?? opened.share.pageLanguage, asked);
		} catch (error) {
			if (error instanceof AppError && error.status === 404) return drawUnknown(call.locale);
			throw error;
		}
	},
};
