import { type Html, html } from '#server/base/html.ts';
import type { Filled } from '#server/certificates/directory/queries.ts';
import { clientText } from '#server/http/drawn/texts.ts';
import { STARS } from '#shared/certificates/directory.ts';
import { prefectures } from '#shared/certificates/prefectures.ts';
import { industries } from '#shared/companies/industries.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { LIMITS } from '#shared/limits.ts';
import { pages } from '#shared/pages/public.ts';
import { LOCALE_PARAMETER } from '#shared/public-pages.ts';
import { serverText } from '#shared/texts/server.ts';
import { addressOf, isFiltered, type Search } from './search.ts';

type Option = readonly [value: string | number, name: string];

type Choice = {
	name: 'industry' | 'prefecture' | 'stars';
	chosen: string | number | undefined;
	options: readonly Option[];
};

const select = ({ name, chosen, options }: Choice, locale: Locale): Html => html`
<div>
<label for="${name}">${serverText(locale, `labels.certificates.${name}`)}</label>
<select class="control" id="${name}" name="${name}">
<option value="">${serverText(locale, 'directory.all')}</option>
${options.map(([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : null}>${text}</option>`)}
</select>
</div>`;

/** Only prefectures with a company, so that no choice leads to an empty page; the chosen one stays in any case. */
const prefectureOptions = (filled: readonly Filled[], chosen: number | undefined, locale: Locale): Option[] => {
	const counts = new Map(filled.map(({ prefecture, count }) => [prefecture, count]));
	return prefectures
		.filter(({ code }) => counts.has(code) || code === chosen)
		.map((one) => [
			one.code,
			serverText(locale, 'directory.counted', { name: one[locale], count: counts.get(one.code) ?? 0 }),
		]);
};

type SearchFormState = { hasClear: boolean; prefectures: readonly Filled[] };

const filtersOf = (search: Search, filled: readonly Filled[], locale: Locale): Choice[] => [
	{
		name: 'industry',
		chosen: search.industry,
		options: industries.map(({ letter, name }) => [letter, name[locale]]),
	},
	{
		name: 'prefecture',
		chosen: search.prefecture,
		options: prefectureOptions(filled, search.prefecture, locale),
	},
	{
		name: 'stars',
		chosen: search.stars,
		options: STARS.map((count) => [count, clientText(locale, `documents.certificate.stars${count}`)]),
	},
];

/**
 * The search form: a GET, so that it needs no script and results have a URL. One line for the name; the other fields are in a
 * fold, which is open while one of them narrows the list. `hasClear` adds a link to the unfiltered list.
 */
export const searchForm = (
	search: Search,
	locale: Locale,
	{ hasClear, prefectures: filled }: SearchFormState,
): Html => {
	const filters = filtersOf(search, filled, locale);
	const narrowed = filters.filter(({ chosen }) => chosen !== undefined).length;
	return html`
<form class="form search" action="${pages.certified}" method="get" role="search" aria-label="${serverText(locale, 'directory.search')}">
<div class="name"><label for="q">${serverText(locale, 'labels.companies.company_name')}</label>
<p class="help" id="q-help">${serverText(locale, 'directory.nameHelp')}</p></div>
<div class="line">
<input class="control" id="q" name="q" type="search" value="${search.q ?? ''}" maxlength="${LIMITS.short}" autocomplete="off" aria-describedby="q-help">
<button class="button" type="submit">${serverText(locale, 'directory.submit')}</button>
</div>
<details${narrowed > 0 ? html` open` : null}>
<summary>${narrowed > 0 ? serverText(locale, 'directory.filtersOn', { count: narrowed }) : serverText(locale, 'directory.filters')}</summary>
<div class="filters">
${filters.map((choice) => select(choice, locale))}
</div>
</details>
${search.lang && html`<input type="hidden" name="${LOCALE_PARAMETER}" value="${search.lang}">`}
${hasClear && isFiltered(search) ? html`<p class="clear"><a href="${addressOf(search, null)}">${serverText(locale, 'directory.clear')}</a></p>` : null}
</form>`;
};
