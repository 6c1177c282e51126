import { html } from '#server/base/html.ts';
import type { Drawn } from '#server/http/drawn/page.ts';
import { GUIDE_NAMES } from '#shared/guide/tasks.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';
import { contents } from './contents.ts';
import { searchForm } from './search.ts';

/** All guides, with the tasks of each. */
export const drawOverview = (locale: Locale): Drawn => {
	const title = serverText(locale, 'guide.title');
	return {
		title,
		description: serverText(locale, 'guide.description'),
		main: html`
<div class="guide overview">
<div class="column">
<h1>${title}</h1>
<p class="lead">${serverText(locale, 'guide.lead')}</p>
${searchForm(locale)}
<div class="three">
${GUIDE_NAMES.map(
	(guide) => html`
<section class="panel">
<h2><a href="${pages.help[guide]}">${serverText(locale, `guide.guides.${guide}.title`)}</a></h2>
<p>${serverText(locale, `guide.guides.${guide}.lead`)}</p>
${contents(guide, locale)}
</section>`,
)}
</div>
</div>
</div>`,
	};
};
