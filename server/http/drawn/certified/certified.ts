import { type Html, html } from '#server/base/html.ts';
import { fromReplica } from '#server/calls/execute.ts';
import { readDirectory, readPrefectures } from '#server/certificates/directory/read.ts';
import { brandMark } from '#server/http/drawn/brand-mark.ts';
import type { DrawnPage } from '#server/http/drawn/page.ts';
import { starThresholds } from '#shared/assessment/grade.ts';
import type { DirectoryEntry } from '#shared/certificates/directory.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';
import { entryList } from './entries.ts';
import { searchForm } from './form.ts';
import { addressOf, isFiltered, readSearch, type Search } from './search.ts';

/** The public directory of certified companies. */

type Found = { entries: readonly DirectoryEntry[]; total: number; lastPage: number };

const nothing = (search: Search, locale: Locale): Html =>
	isFiltered(search)
		? html`<div class="empty"><p>${serverText(locale, 'directory.nothing')}</p><p><a href="${addressOf(search, null)}">${serverText(locale, 'directory.clear')}</a></p></div>`
		: html`<div class="empty"><p>${serverText(locale, 'directory.none')}</p></div>`;

const paging = (search: Search, { total, lastPage }: Found, locale: Locale): Html | null => {
	if (lastPage === 1) return null;
	const { page, per_page: size } = search;
	const next = Math.min(size, total - page * size);
	return html`
<nav class="paging" aria-label="${serverText(locale, 'directory.paging')}">
${page > 1 ? html`<a rel="prev" href="${addressOf(search, page - 1)}">${serverText(locale, 'directory.previous', { count: size })}</a>` : null}
<span>${serverText(locale, 'directory.place', { page, last: lastPage })}</span>
${page < lastPage ? html`<a rel="next" href="${addressOf(search, page + 1)}">${serverText(locale, 'directory.next', { count: next })}</a>` : null}
</nav>`;
};

const grouped = new Intl.NumberFormat('ja-JP');

/** Beside so few companies, the page says how one becomes one of them. */
const FEW = 2;

const isFew = (search: Search, { total }: Found): boolean => !isFiltered(search) && total <= FEW;

const invitation = (locale: Locale): Html => html`
<section class="invitation">
<h2>${serverText(locale, 'directory.inviteTitle')}</h2>
<p>${serverText(locale, 'directory.invite')}</p>
<p><a href="${pages.free.landing}">${serverText(locale, 'directory.inviteLink')}</a></p>
</section>`;

const results = (search: Search, found: Found, locale: Locale): Html => {
	const { entries, total } = found;
	const from = (search.page - 1) * search.per_page + 1;
	const count = grouped.format(total);
	const range = { from: grouped.format(from), to: grouped.format(from + entries.length - 1) };
	const ofSeveral = total > 1 ? serverText(locale, 'directory.sorted') : null;
	const order = found.lastPage > 1 ? serverText(locale, 'directory.shown', range) : ofSeveral;
	return html`
<section class="results">
<h2>${serverText(locale, isFiltered(search) ? 'directory.found' : 'directory.inDirectory', { count })}</h2>
${order && html`<p class="range">${order}</p>`}
${isFew(search, found) ? html`<div class="few">${entryList(entries, locale)}${invitation(locale)}</div>` : entryList(entries, locale)}
${paging(search, found, locale)}
</section>`;
};

/** What the page is, and how many companies it has; a search does not count them all. */
const band = (title: string, count: number | null, locale: Locale): Html => html`
<div class="band"><div class="inside">
${brandMark(64)}
<div>
<h1>${title}</h1>
${count ? html`<p>${serverText(locale, 'directory.band', { count: grouped.format(count) })}</p>` : null}
</div>
</div></div>`;

const levels = (locale: Locale): string => {
	const [one, two, three] = starThresholds(100).map(({ from }) => from);
	return serverText(locale, 'directory.levels', { one: one ?? 0, two: two ?? 0, three: three ?? 0 });
};

export const certifiedPage: DrawnPage = {
	path: pages.certified,
	isIndexed: true,
	isInLanguageOfBrowser: false,
	draw: async ({ deps, call, query }) => {
		const { locale, limitKey } = call;
		const search = readSearch(query);
		// Shares the limits of the calls for the same data, so that scraping pages gains nothing.
		await deps.limits.spend('search', 'certified.list', limitKey);
		await deps.limits.callsPerToken.consume(`address-${limitKey}`);
		const { lang: _, ...asked } = search;
		const [{ rows, meta }, prefectures] = await fromReplica(deps, null, (db) => {
			const from = { db, clock: deps.clock };
			return Promise.all([readDirectory(from, asked, call), readPrefectures(from, asked)]);
		});
		const found = { entries: rows, total: meta?.total ?? 0, lastPage: meta?.last_page ?? 1 };
		if (search.page > found.lastPage) return { redirect: addressOf(search, found.lastPage) };
		const isEmpty = found.total === 0;
		const isWhole = !isFiltered(search);
		const title = serverText(locale, 'directory.title');
		return {
			title,
			description: serverText(locale, 'directory.description'),
			// Search engines index only the unfiltered first page.
			isIndexed: isWhole && search.page === 1,
			main: html`
${band(title, isWhole ? found.total : null, locale)}
<div class="container">
<div>
<p>${serverText(locale, 'directory.lead')}</p>
<p>${levels(locale)}</p>
</div>
${isEmpty && isWhole ? null : searchForm(search, locale, { hasClear: !isEmpty, prefectures })}
${isEmpty ? nothing(search, locale) : results(search, found, locale)}
<p>${serverText(locale, 'directory.verify')} <a href="${pages.verify}">${serverText(locale, 'directory.toVerify')}</a></p>
</div>`,
		};
	},
};
