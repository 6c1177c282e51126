import { button, heading, make, paragraph } from '#client/voice/dom.ts';
import { firstUnanswered } from '#client/voice/screen.ts';
import type { View } from '#client/voice/view.ts';
import { ANSWER_MINUTES, KEPT_MINUTES } from '#shared/voice/answering.ts';
import { ANSWERS_FOR_COUNTS, FEWEST_ANSWERS } from '#shared/voice/disclosure.ts';
import { fill } from '#shared/voice/fill.ts';
import { STATEMENT_IDS } from '#shared/voice/statements.ts';

/** What this is, who sees what, and that nobody can know who. */
export const about = ({ texts: { page }, draft, go, back }: View): HTMLElement => {
	const numbers = { staff: FEWEST_ANSWERS, company: ANSWERS_FOR_COUNTS };
	const start = (): void => {
		const open = firstUnanswered(draft);
		go(open === -1 ? { name: 'check' } : { name: 'statement', index: open });
	};
	return make(
		'div',
		{},
		heading(page.title),
		paragraph(page.what),
		make('h2', {}, page.privateTitle),
		make('ul', {}, ...page.private.map((line) => make('li', {}, fill(line, numbers)))),
		paragraph(fill(page.takes, { count: STATEMENT_IDS.length, minutes: ANSWER_MINUTES })),
		paragraph(fill(page.kept, { minutes: KEPT_MINUTES })),
		button(page.start, start, { class: 'primary' }),
		button(page.back, back, { class: 'plain' }),
	);
};
