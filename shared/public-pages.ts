import type { z } from 'zod';
import type { DirectoryEntry } from './certificates/directory.ts';
import type { Locale } from './i18n/translate.ts';
import type { operator, retention } from './operator/schemas.ts';
import { pages } from './pages/public.ts';

/** Pages whose HTML the server renders with the client's own screens. */

type PublicPage = {
	path: string;
	/** Whether search engines may index it. */
	isIndexed: boolean;
	/** Whether the sitemap lists it. */
	isListed: boolean;
	/** Client modules that it loads on demand. */
	modules: readonly string[];
	/**
	 * When it loads its script without an interaction: `load` always, another name if the browser has that cookie. `code`
	 * also loads always, and removes the code from the URL's fragment at once. `passkeys` loads if the browser offers
	 * passkeys in autofill, which must be requested before the field gets the focus.
	 */
	wake?: 'load' | 'info' | 'code' | 'passkeys';
	/** Follows Accept-Language unless a language was chosen: visitors arrive from outside, not by a link of ours. */
	isInLanguageOfBrowser?: true;
	/** Query parameter that changes its contents; `next` comes with the reason for a login. */
	parameter?: 'refererId' | 'next';
};

const steps = 'public/free-assessment/steps.tsx';

export const publicPages = {
	home: { path: pages.home, isIndexed: true, isListed: true, modules: ['public/home/sample-result.tsx'] },
	landing: {
		path: pages.free.landing,
		isIndexed: true,
		isListed: true,
		modules: ['public/free-assessment/landing/landing.tsx'],
		parameter: 'refererId',
	},
	info: {
		path: pages.free.info,
		isIndexed: true,
		isListed: false,
		modules: [steps, 'public/free-assessment/info/info.tsx'],
		wake: 'info',
		parameter: 'refererId',
	},
	overview: {
		path: pages.free.overview,
		isIndexed: true,
		isListed: false,
		modules: [steps],
		// Its categories come from the published paper.
		wake: 'load',
		parameter: 'refererId',
	},
	terms: { path: pages.terms, isIndexed: true, isListed: true, modules: ['public/legal/terms.tsx'] },
	privacy: { path: pages.privacy, isIndexed: true, isListed: true, modules: ['public/legal/privacy.tsx'] },
	photo: {
		path: pages.photo,
		isIndexed: false,
		isListed: false,
		modules: ['public/photo/photo.tsx'],
		wake: 'code',
		isInLanguageOfBrowser: true,
	},
	companyLogin: {
		path: pages.login.company,
		isIndexed: true,
		isListed: false,
		modules: ['company/area.tsx', 'company/login.tsx'],
		wake: 'passkeys',
		parameter: 'next',
	},
	consoleLogin: {
		path: pages.login.console,
		isIndexed: false,
		isListed: false,
		modules: ['console/area.tsx', 'console/login.tsx'],
		wake: 'passkeys',
		parameter: 'next',
	},
	notFound: { path: pages.notFound, isIndexed: false, isListed: false, modules: [] },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof publicPages;

export const PUBLIC_PAGES = Object.entries(publicPages) as readonly [PublicPageName, PublicPage][];

/** Query of the home page for the first companies of the directory. */
export const FIRST_ENTRIES = { per_page: 3 };

/** Data for rendering a page, also used to hydrate it. */
export type Known = {
	operator: z.infer<typeof operator>;
	retention: z.infer<typeof retention>;
	/** First entries of the directory, in the page's language. */
	certified: readonly DirectoryEntry[];
};

export type PageRequest = {
	name: PublicPageName;
	locale: Locale;
	/** With its question mark; '' without one. */
	search: string;
	known: Known;
};

export type RenderedPage = {
	/** Contents of #root. */
	html: string;
	css: string;
	title: string;
	description: string;
	siteName: string;
	/** For browsers without JavaScript. */
	noScript: string;
	/** Alternative text of the social card. */
	imageText: string;
};

/** Cookie and URL parameter with the language of a page. */
export const LOCALE_COOKIE = 'locale';
export const LOCALE_PARAMETER = 'lang';
export const LOCALE_SECONDS = 31_536_000;
