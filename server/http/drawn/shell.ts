import type { Config } from '#server/base/config.ts';
import { Html, html } from '#server/base/html.ts';
import { type Described, headOf } from '#server/http/pages/document.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { LOCALE_PARAMETER } from '#shared/public-pages.ts';
import { brandMark } from './brand-mark.ts';
import type { Drawn, DrawnPage } from './page.ts';
import { clientText } from './texts.ts';

/** The document around a page: head, header and footer of the public pages. */

/** Link to the page in another language, keeping the query. */
const inLanguage = (query: URLSearchParams, locale: Locale): string => {
	const all = new URLSearchParams(query);
	all.set(LOCALE_PARAMETER, locale);
	return `?${all}`;
};

const LANGUAGES = { ja: 'common.japanese', en: 'common.english' } as const;

const languages = (locale: Locale, query: URLSearchParams): Html => html`
<div class="languages" role="group" aria-label="${clientText(locale, 'common.language')}">
${LOCALES.map((each) => {
	const current = each === locale ? html` aria-current="true"` : null;
	return html`<a href="${inLanguage(query, each)}" lang="${each}" hreflang="${each}"${current}>${clientText(locale, LANGUAGES[each])}</a>`;
})}
</div>`;

const header = (locale: Locale, query: URLSearchParams): Html => html`
<header class="header"><div class="inside">
<a class="brand" href="${pages.home}"><strong>${brandMark(28)}${clientText(locale, 'common.product')}</strong> <span>${clientText(locale, 'common.tagline')}</span></a>
${languages(locale, query)}
<a class="login" href="${pages.login.company}">${clientText(locale, 'public.shell.login')}</a>
</div></header>`;

const footer = (locale: Locale, operator: Config['operator']): Html => html`
<footer class="footer"><div class="inside">
<p>${clientText(locale, 'common.product')} ${clientText(locale, 'common.tagline')}${
	operator && html`<br>${clientText(locale, 'public.operator.runByName', { name: operator.name })}`
}</p>
<nav aria-label="${clientText(locale, 'public.shell.navigation')}">
<a href="${pages.free.landing}">${clientText(locale, 'public.shell.freeAssessment')}</a>
<a href="${pages.verify}">${clientText(locale, 'public.shell.verify')}</a>
<a href="${pages.certified}">${clientText(locale, 'public.shell.certified')}</a>
<a href="${pages.help.root}">${clientText(locale, 'public.shell.guide')}</a>
<a href="${pages.terms}">${clientText(locale, 'public.shell.terms')}</a>
<a href="${pages.privacy}">${clientText(locale, 'public.shell.privacy')}</a>
</nav>
</div></footer>`;

type Around = {
	page: Pick<DrawnPage, 'path' | 'isIndexed'>;
	drawn: Drawn;
	locale: Locale;
	origin: string;
	query: URLSearchParams;
	operator: Config['operator'];
	styles: string;
};

export const drawnDocument = ({ page, drawn, locale, origin, query, operator, styles }: Around): string => {
	const described: Described = {
		title: `${drawn.title} | ${clientText(locale, 'common.product')}`,
		description: drawn.description,
		siteName: clientText(locale, 'common.product'),
		imageText: clientText(locale, 'head.imageText'),
	};
	const head = new Html(`${headOf(described, locale, origin, page)}\n<style>${styles}${drawn.styles ?? ''}</style>`);
	const script = drawn.script ? html`<script type="module" src="${drawn.script}"></script>` : null;
	return html`<!doctype html>
<html lang="${locale}">
<head>
${head}
${script}
</head>
<body>
<a class="skip" href="#content">${clientText(locale, 'common.skipToContent')}</a>
${header(locale, query)}
<main id="content" tabindex="-1">${drawn.main}</main>
${footer(locale, operator)}
</body>
</html>
`.text;
};
