import { type Html, html } from '#server/base/html.ts';
import type { Drawn } from '#server/http/drawn/page.ts';
import { chaptersOf } from '#shared/guide/chapters.ts';
import { GUIDE_NAMES, type Guide } from '#shared/guide/tasks.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';
import { contents } from './contents.ts';
import { keyCard } from './keys.ts';
import { searchForm } from './search.ts';
import { taskOf } from './task.ts';

/** One guide: its contents beside its tasks. */

const others = (guide: Guide, locale: Locale): Html => html`
<nav class="guides" aria-label="${serverText(locale, 'guide.allGuides')}"><ul role="list">
${GUIDE_NAMES.map((each) => {
	const current = each === guide ? html` aria-current="page"` : null;
	return html`<li><a href="${pages.help[each]}"${current}>${serverText(locale, `guide.guides.${each}.title`)}</a></li>`;
})}
</ul></nav>`;

export const drawGuide = (guide: Guide, locale: Locale): Drawn => {
	const title = serverText(locale, `guide.guides.${guide}.title`);
	const here = { guide, locale };
	const heading = serverText(locale, 'guide.contents');
	return {
		title,
		description: serverText(locale, 'guide.description'),
		main: html`
<div class="guide">
<nav class="side" aria-label="${heading}"><h2>${heading}</h2>${contents(guide, locale, '')}</nav>
<div class="column">
${others(guide, locale)}
<h1>${title}</h1>
<p class="lead">${serverText(locale, `guide.guides.${guide}.lead`)}</p>
${searchForm(locale)}
<details class="short on-screen"><summary>${heading}</summary>${contents(guide, locale, '')}</details>
${chaptersOf(guide, locale).map(
	({ title: chapter, tasks }) => html`
<section class="chapter">
<h2>${chapter}</h2>
${tasks.map(([name, text]) => taskOf(name, text, here))}
</section>`,
)}
${guide === 'assessor' ? keyCard(locale) : null}
</div>
</div>`,
	};
};
