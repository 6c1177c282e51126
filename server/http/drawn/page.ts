import type { CallContext } from '#server/base/actor.ts';
import type { Html } from '#server/base/html.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Bundle } from '#server/http/pages/bundle.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** A page that the server draws without React, from what the database holds at that moment. */

export type Asked = {
	deps: Deps;
	bundle: Bundle;
	/** In the language of the page. */
	call: CallContext;
	/** What stands in the path for its parameter; '' without one. */
	text: string;
	query: URLSearchParams;
};

export type Drawn = {
	/** 200 by default. Search engines skip a page with another one. */
	status?: number;
	title: string;
	description: string;
	/** Where the page knows the language of its reader better than the address and the browser do. */
	locale?: Locale;
	/** What stands between header and footer. */
	main: Html;
	/** Whether search engines may show what was asked for, of a page that they may show. True by default. */
	isIndexed?: boolean;
	/** The address of its script. */
	script?: string;
};

/** Another page that answers. */
export type Elsewhere = { redirect: string };

export type DrawnPage = {
	/** With at most one parameter. */
	path: string;
	/** Whether search engines may show it; the sitemap then lists it. */
	isIndexed: boolean;
	/** In the language of the browser, where none is chosen: whoever opens it was not led there by a page of ours. */
	isInLanguageOfBrowser: boolean;
	/** What it throws becomes a page that says so. */
	draw: (asked: Asked) => Promise<Drawn | Elsewhere>;
};
