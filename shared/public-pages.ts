import type { z } from 'zod';
import type { Locale } from './i18n/translate.ts';
import type { operator, retention } from './operator/schemas.ts';
import { pages } from './pages/public.ts';

/** The pages that the server answers with their text, rendered from the client's own screens. */

type PublicPage = {
	path: string;
	/** Whether search engines may show it. */
	isIndexed: boolean;
	/** Whether the sitemap lists it. */
	isListed: boolean;
	/** The modules of the client that it loads on demand. */
	modules: readonly string[];
	/**
	 * When it loads its script without a sign of use: always, or where the browser has a cookie of this name. With `code`
	 * always, and the code in its fragment is taken out of the address at once. With `passkeys` where the browser offers
	 * them among what it fills in: they have to be asked for before somebody comes to the field.
	 */
	wake?: 'load' | 'info' | 'code' | 'passkeys';
	/** In the language of the browser, where none is chosen: whoever opens it was not led there by a page of ours. */
	isInLanguageOfBrowser?: true;
	/** A parameter of the address that changes what it shows; with `next` comes the reason of a login. */
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
		modules: ['company/area.tsx'],
		wake: 'passkeys',
		parameter: 'next',
	},
	consoleLogin: {
		path: pages.login.console,
		isIndexed: false,
		isListed: false,
		modules: ['console/area.tsx'],
		wake: 'passkeys',
		parameter: 'next',
	},
	notFound: { path: pages.notFound, isIndexed: false, isListed: false, modules: [] },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof publicPages;

export const PUBLIC_PAGES = Object.entries(publicPages) as readonly [PublicPageName, PublicPage][];

/** By which the home page asks whether the directory has an entry. */
export const FIRST_ENTRY = { per_page: 1 };

/** What a page is rendered with, and hydrated with in the browser. */
export type Known = {
	operator: z.infer<typeof operator>;
	retention: z.infer<typeof retention>;
	/** Whether the directory of certified companies has an entry. */
	has_certified: boolean;
};

export type PageRequest = {
	name: PublicPageName;
	locale: Locale;
	/** With its question mark; '' without one. */
	search: string;
	known: Known;
};

export type RenderedPage = {
	/** The contents of #root. */
	html: string;
	/** The styles that the page uses. */
	css: string;
	title: string;
	description: string;
	siteName: string;
	/** For a browser without JavaScript. */
	noScript: string;
	/** What the image of the social card shows. */
	imageText: string;
};

/** The cookie, and the parameter of an address, that name the language of a page. */
export const LOCALE_COOKIE = 'locale';
export const LOCALE_PARAMETER = 'lang';
export const LOCALE_SECONDS = 31_536_000;
