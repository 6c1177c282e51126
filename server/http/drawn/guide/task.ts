import { type Html, html } from '#server/base/html.ts';
import { findTask } from '#shared/guide/chapters.ts';
import { PICTURE_SIZE, pictureFile, pictureOf } from '#shared/guide/pictures.ts';
import { partsOf } from '#shared/guide/sentences.ts';
import type { Guide, TaskText } from '#shared/guide/tasks.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';
import { screenText } from './screen-texts.ts';

/** One task of a guide. */

export type Here = { guide: Guide; locale: Locale };

const sentence = (text: string, { guide: here, locale }: Here): Html[] =>
	partsOf(text, here).map((part) => {
		if (part.kind === 'words') return html`${part.text}`;
		if (part.kind === 'control') return html`<b class="named">${screenText(locale, part.key)}</b>`;
		const { guide, task } = part;
		const page = guide === here ? '' : pages.help[guide];
		return html`<a href="${page}#${task}">${findTask(guide, task, locale)?.title ?? task}</a>`;
	});

type List = { heading: 'before' | 'steps'; sentences: readonly string[] };

const list = ({ heading, sentences }: List, here: Here): Html => {
	const items = sentences.map((text) => html`<li>${sentence(text, here)}</li>`);
	const title = html`<h4>${serverText(here.locale, `guide.${heading}`)}</h4>`;
	return heading === 'steps' ? html`${title}<ol class="steps">${items}</ol>` : html`${title}<ul>${items}</ul>`;
};

const picture = ({ guide, locale }: Here, task: string): Html | null => {
	const name = pictureOf(guide, task);
	if (!name) return null;
	const { width, height } = PICTURE_SIZE;
	const text = serverText(locale, `guide.pictures.${name}`);
	return html`<img class="screen" src="/${pictureFile(name, locale)}" width="${width}" height="${height}" loading="lazy" alt="${text}">`;
};

/** The title in the other language is searched, too. */
export const taskOf = (name: string, { title, purpose, before, steps, next, problems }: TaskText, here: Here): Html => {
	const { guide, locale } = here;
	const other = findTask(guide, name, locale === 'ja' ? 'en' : 'ja')?.title ?? '';
	return html`
<article class="task" id="${name}" data-also="${other}">
<h3>${title} <a class="anchor" href="#${name}" aria-label="${serverText(locale, 'guide.linkTo', { title })}">#</a></h3>
<p>${sentence(purpose, here)}</p>
${before ? list({ heading: 'before', sentences: before }, here) : null}
${list({ heading: 'steps', sentences: steps }, here)}
${picture(here, name)}
<h4>${serverText(locale, 'guide.next')}</h4>
<p>${sentence(next, here)}</p>
<h4>${serverText(locale, 'guide.problems')}</h4>
<dl>${problems.map(([when, then]) => html`<div><dt>${sentence(when, here)}</dt><dd>${sentence(then, here)}</dd></div>`)}</dl>
</article>`;
};
