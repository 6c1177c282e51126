import { type Html, html } from '#server/base/html.ts';
import { drawMissing } from '#server/http/drawn/missing.ts';
import type { Asked, Drawn, DrawnPage } from '#server/http/drawn/page.ts';
import { findSubscription, stopMails } from '#server/notices/inbox/preferences.ts';
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from '#server/notices/unsubscribe-link.ts';
import { isLocale, type Locale } from '#shared/i18n/translate.ts';
import type { OptionalKind } from '#shared/notices/kinds.ts';
import { companyPages } from '#shared/pages/company.ts';
import { consolePages } from '#shared/pages/console.ts';
import { LOCALE_PARAMETER } from '#shared/public-pages.ts';
import { serverText } from '#shared/texts/server.ts';

/**
 * Page on which a mail's link unsubscribes from mails of its kind. Opening it changes nothing: mail scanners follow
 * every link.
 */

type Known = {
	userId: number;
	kind: OptionalKind;
	locale: Locale;
	/** Whether mails of this kind are still sent. */
	isMailed: boolean;
	/** URL of the notification settings. */
	settings: string;
};

const SETTINGS = { app: companyPages.noticeSettings, console: consolePages.account } as const;

/** User and kind of a token; in the language of the user's mails, unless the URL names another. */
const knownFrom = async ({ deps, query, call }: Asked): Promise<Known | null> => {
	const subscription = readUnsubscribeToken(deps, query.get('token') ?? '');
	const found = subscription && (await findSubscription(deps, subscription));
	if (!found) return null;
	return {
		...subscription,
		locale: isLocale(query.get(LOCALE_PARAMETER)) ? call.locale : found.locale,
		isMailed: found.channel === null,
		settings: SETTINGS[found.area],
	};
};

const drawUnknown = (locale: Locale): Drawn =>
	drawMissing(
		serverText(locale, 'inbox.unsubscribe.unknownTitle'),
		serverText(locale, 'inbox.unsubscribe.unknown'),
		html`
<ul>
<li><a href="${SETTINGS.app}">${serverText(locale, 'inbox.unsubscribe.companySettings')}</a></li>
<li><a href="${SETTINGS.console}">${serverText(locale, 'inbox.unsubscribe.staffSettings')}</a></li>
</ul>`,
	);

const kindOf = ({ kind, locale }: Known): string => serverText(locale, `inbox.kinds.${kind}`);

const toSettings = ({ locale, settings }: Known): Html => html`
<p>${serverText(locale, 'inbox.unsubscribe.change')}</p>
<p><a href="${settings}">${serverText(locale, 'inbox.unsubscribe.toSettings')}</a></p>`;

/** Page for a valid token: heading, a panel, and a link to the settings. */
const drawKnown = (known: Known, heading: 'title' | 'doneTitle', panel: Html): Drawn => {
	const { locale } = known;
	const title = serverText(locale, `inbox.unsubscribe.${heading}`);
	return {
		locale,
		title,
		description: serverText(locale, 'inbox.unsubscribe.description'),
		main: html`
<div class="container">
<h1>${title}</h1>
${panel}
<div>${toSettings(known)}</div>
</div>`,
	};
};

const drawQuestion = (known: Known): Drawn => {
	const { locale } = known;
	const panel = html`<form class="panel form" method="post">
<p>${serverText(locale, 'inbox.unsubscribe.ask', { kind: kindOf(known) })}</p>
<p>${serverText(locale, 'inbox.unsubscribe.stays')}</p>
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<p><button class="button" type="submit">${serverText(locale, 'inbox.unsubscribe.action')}</button></p>
</form>`;
	return drawKnown(known, 'title', panel);
};

const drawDone = (known: Known): Drawn => {
	const { locale } = known;
	const panel = html`<div class="panel">
<p role="status">${serverText(locale, 'inbox.unsubscribe.done', { kind: kindOf(known) })}</p>
<p>${serverText(locale, 'inbox.unsubscribe.stays')}</p>
</div>`;
	return drawKnown(known, 'doneTitle', panel);
};

/** Limits calls by address, as for other links in mails, and counts opening and clicking separately. */
const limit = ({ deps, call }: Asked, what: 'seen' | 'clicked'): Promise<void> =>
	deps.limits.spend('link', `${UNSUBSCRIBE_PATH} ${what}`, call.limitKey);

export const unsubscribePage: DrawnPage = {
	path: UNSUBSCRIBE_PATH,
	isIndexed: false,
	isInLanguageOfBrowser: true,
	draw: async (asked) => {
		await limit(asked, 'seen');
		const known = await knownFrom(asked);
		if (!known) return drawUnknown(asked.call.locale);
		return known.isMailed ? drawQuestion(known) : drawDone(known);
	},
};

/** The same URL after the click; clicking again changes nothing. */
export const unsubscribedPage: DrawnPage = {
	...unsubscribePage,
	draw: async (asked) => {
		await limit(asked, 'clicked');
		const known = await knownFrom(asked);
		if (!known) return drawUnknown(asked.call.locale);
		const { userId, kind } = known;
		await stopMails(asked.deps, { userId, kind }, asked.call);
		return drawDone(known);
	},
};
