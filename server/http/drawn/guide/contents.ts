import { type Html, html } from '#server/base/html.ts';
import { chaptersOf } from '#shared/guide/chapters.ts';
import type { Guide } from '#shared/guide/tasks.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';

/** The tasks of a guide as links, by chapter. @param page the guide's page; '' on this page itself */
export const contents = (guide: Guide, locale: Locale, page: string = pages.help[guide]): Html => html`
<ul class="chapters" role="list">
${chaptersOf(guide, locale).map(
	({ title, tasks }) => html`<li><span>${title}</span><ul role="list">
${tasks.map(([name, text]) => html`<li><a href="${page}#${name}">${text.title}</a></li>`)}
</ul></li>`,
)}
${guide === 'assessor' ? html`<li><a href="${page}#keys">${serverText(locale, 'guide.keys.title')}</a></li>` : null}
</ul>`;
