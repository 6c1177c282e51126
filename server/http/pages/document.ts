import { escaped } from '#server/base/html.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import {
	type Known,
	LOCALE_PARAMETER,
	type PublicPageName,
	publicPages,
	type RenderedPage,
} from '#shared/public-pages.ts';
import { FORGOT_BANNER, FORGOT_PLACE, FORGOT_STYLES } from './forgot-banner.ts';

/** HTML document around a rendered page. */

/** URL of a page in a language; Japanese, the default, has no parameter. */
export const addressIn = (origin: string, path: string, locale: Locale): string =>
	`${origin}${path}${locale === 'ja' ? '' : `?${LOCALE_PARAMETER}=${locale}`}`;

/** hreflang alternates of a page, including x-default. */
export const alternatesOf = (origin: string, path: string): [language: string, address: string][] => [
	...LOCALES.map((locale): [string, string] => [locale, addressIn(origin, path, locale)]),
	['x-default', addressIn(origin, path, 'ja')],
];

const TERRITORIES: Readonly<Record<Locale, string>> = { ja: 'ja_JP', en: 'en_US' };
/** One a language; drawn by `scripts/brand/make.ts`. */
const IMAGE = { path: (locale: Locale) => `/social-card-${locale}.png`, width: '1200', height: '630' };

const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}"${more} href="${escaped(href)}">`;
const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

export type Described = Pick<RenderedPage, 'title' | 'description' | 'siteName' | 'imageText'>;

type Place = { path: string; isIndexed: boolean };

const forNetworks = (page: Described, locale: Locale, origin: string, path: string): string[] => [
	property('og:type', 'website'),
	property('og:site_name', page.siteName),
	property('og:title', page.title),
	property('og:description', page.description),
	property('og:url', addressIn(origin, path, locale)),
	property('og:image', origin + IMAGE.path(locale)),
	property('og:image:width', IMAGE.width),
	property('og:image:height', IMAGE.height),
	property('og:image:alt', page.imageText),
	property('og:locale', TERRITORIES[locale]),
	...LOCALES.filter((other) => other !== locale).map((other) => property('og:locale:alternate', TERRITORIES[other])),
	named('twitter:card', 'summary_large_image'),
];

const forCrawlers = (page: Described, locale: Locale, origin: string, { path, isIndexed }: Place): string[] => {
	if (!isIndexed) return [named('robots', 'noindex')];
	return [
		link('canonical', addressIn(origin, path, locale)),
		...alternatesOf(origin, path).map(([language, address]) => link('alternate', address, ` hreflang="${language}"`)),
		...forNetworks(page, locale, origin, path),
	];
};

/** The head of a page, without its styles and scripts. */
export const headOf = (page: Described, locale: Locale, origin: string, place: Place): string =>
	[
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${escaped(page.title)}</title>`,
		named('description', page.description),
		named('theme-color', '#0017c1'),
		'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
		...forCrawlers(page, locale, origin, place),
	].join('\n');

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { ja: 'Japanese', en: 'English' };

export type DocumentParts = {
	name: PublicPageName;
	page: RenderedPage;
	locale: Locale;
	origin: string;
	known: Known;
	bootScript: string;
	scripts: readonly string[];
	/** When the page loads its script without an interaction; '' for never. */
	wake: string;
};

export const documentOf = ({ name, page, locale, origin, known, bootScript, scripts, wake }: DocumentParts): string => {
	const head = [
		headOf(page, locale, origin, publicPages[name]),
		// goober continues with this sheet.
		`<style id="_goober">${page.css}</style>`,
		...(name === 'home' ? [`<style>${FORGOT_STYLES}</style>`] : []),
		`<script type="module" src="${bootScript}"></script>`,
	].join('\n');
	const others = LOCALES.filter((other) => other !== locale)
		.map((other) => `<a href="?${LOCALE_PARAMETER}=${other}" lang="${other}">${LANGUAGE_NAMES[other]}</a>`)
		.join(' ');
	return `<!doctype html>
<html lang="${locale}">
<head>
${head}
</head>
<body>
${name === 'home' ? FORGOT_PLACE : ''}
<div id="root" data-scripts="${scripts.join(' ')}" data-wake="${wake}">${page.html}</div>
${name === 'home' ? FORGOT_BANNER : ''}
<noscript><p>${escaped(page.noScript)} ${others}</p></noscript>
<script type="application/json" id="known">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
};
