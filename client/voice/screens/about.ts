import { asks, contact } from '#client/voice/asker.ts';
import { button, heading, make, paragraph } from '#client/voice/dom.ts';
import { type IconName, icon } from '#client/voice/icons.ts';
import { askedIn, firstUnanswered } from '#client/voice/screen.ts';
import type { View } from '#client/voice/view.ts';
import { ANSWER_MINUTES, KEPT_MINUTES } from '#shared/voice/answering.ts';
import { ANSWERS_FOR_COUNTS, FEWEST_ANSWERS } from '#shared/voice/disclosure.ts';
import { fill } from '#shared/voice/fill.ts';

/** One icon per line of `page.private`. */
const ICONS: readonly IconName[] = ['nameless', 'total', 'people', 'unseen', 'mobile'];

/** Who asks what, who sees what, and why answers are anonymous. The button is always visible. */
export const about = ({ texts, draft, go, back }: View): HTMLElement => {
	const { page } = texts;
	const numbers = { staff: FEWEST_ANSWERS, company: ANSWERS_FOR_COUNTS };
	const start = (): void => {
		const open = firstUnanswered(draft);
		go(open === -1 ? { name: 'check' } : { name: 'statement', index: open });
	};
	const promise = (line: string, index: number): HTMLElement =>
		make('li', {}, icon(ICONS[index] ?? 'nameless'), make('span', {}, fill(line, numbers)));
	return make(
		'div',
		{},
		heading(page.title),
		asks(texts),
		paragraph(page.what),
		make('h2', {}, page.privateTitle),
		make('ul', { class: 'promises' }, ...page.private.map(promise)),
		paragraph(fill(page.takes, { count: askedIn(draft).length, minutes: ANSWER_MINUTES })),
		paragraph(fill(page.kept, { minutes: KEPT_MINUTES })),
		contact(texts),
		paragraph(page.otherLanguages),
		make('div', { class: 'start' }, button(page.start, start, { class: 'primary' })),
		button(page.back, back, { class: 'plain' }),
	);
};
