import { type Html, html } from '#server/base/html.ts';
import { GUIDE_NAMES } from '#shared/guide/tasks.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';

/** The search of the guides; `client/guide/search.ts` shows it, fetches the guides and searches them. */
export const searchForm = (locale: Locale): Html => html`
<search class="find on-screen" id="search" data-guides="${GUIDE_NAMES.map((guide) => pages.help[guide]).join(' ')}"
data-found="${serverText(locale, 'guide.search.found', { count: '{count}' })}" data-none="${serverText(locale, 'guide.search.none')}" hidden>
<label for="find">${serverText(locale, 'guide.search.label')}</label>
<input class="control" id="find" type="search" autocomplete="off" spellcheck="false" aria-describedby="find-help">
<p class="help" id="find-help">${serverText(locale, 'guide.search.help')}</p>
<p class="count" role="status"></p>
<ul class="hits" role="list"></ul>
</search>`;
