import { type Html, html } from '#server/base/html.ts';
import { brandMark } from '#server/http/drawn/brand-mark.ts';
import { clientText } from '#server/http/drawn/texts.ts';
import type { DirectoryEntry } from '#shared/certificates/directory.ts';
import { wordedDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';

/** For unknown values, such as the prefecture of an address that names none. */
const MISSING = '--';

const level = ({ stars }: DirectoryEntry, locale: Locale): Html =>
	stars === 0
		? html`<p class="level">${clientText(locale, 'documents.certificate.gradeC')}</p>`
		: html`<p class="level"><span class="stars" aria-hidden="true">${'★'.repeat(stars)}</span><span>${clientText(locale, `documents.certificate.stars${stars}`)}</span></p>`;

const entry = (one: DirectoryEntry, locale: Locale): Html => {
	const facts = [
		[serverText(locale, 'labels.certificates.industry'), one.industry?.name ?? MISSING],
		[serverText(locale, 'labels.certificates.prefecture'), one.prefecture?.name ?? MISSING],
		[serverText(locale, 'labels.certificates.expires_at'), wordedDate(one.valid_until, locale)],
	] as const;
	return html`
<li><div class="inner">
${brandMark(24)}
<h3>${one.company_name}</h3>
${level(one, locale)}
<dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
</div></li>`;
};

/** Each entry as a small certificate. */
export const entryList = (entries: readonly DirectoryEntry[], locale: Locale): Html =>
	html`<ul class="entries" role="list">${entries.map((one) => entry(one, locale))}</ul>`;
