import type { CallContext } from '#server/base/actor.ts';
import type { Html } from '#server/base/html.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Bundle } from '#server/http/pages/bundle.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** A page rendered by the server without React, from the current state of the database. */

export type Asked = {
	deps: Deps;
	bundle: Bundle;
	/** With the language of the page. */
	call: CallContext;
	/** Value of the path parameter; '' without one. */
	text: string;
	query: URLSearchParams;
};

export type Drawn = {
	/** 200 by default. Search engines skip pages with another status. */
	status?: number;
	title: string;
	description: string;
	/** Overrides the language if the page knows its reader's, for example from a mail's token. */
	locale?: Locale;
	main: Html;
	/** For an indexed page: whether this variant may be indexed too. True by default. */
	isIndexed?: boolean;
	/** Styles besides those of all drawn pages. */
	styles?: string;
	/** URL of its script. */
	script?: string;
};

export type Elsewhere = { redirect: string };

export type DrawnPage = {
	/** With at most one parameter. */
	path: string;
	/** Whether search engines may index it; also lists it in the sitemap. */
	isIndexed: boolean;
	/** Follows Accept-Language unless a language was chosen: visitors arrive from outside, not by a link of ours. */
	isInLanguageOfBrowser: boolean;
	/** Whether its URL is a secret, which no other site may learn as the referrer. */
	isSecret?: boolean;
	/** Whether it is the same for everybody until the next start: it is then kept, and revalidated by browsers. */
	isConstant?: boolean;
	/** Errors become an error page. */
	draw: (asked: Asked) => Promise<Drawn | Elsewhere>;
};
