import { button, make, paragraph } from '#client/voice/dom.ts';
import { firstUnanswered } from '#client/voice/screen.ts';
import type { View } from '#client/voice/view.ts';
import { KEPT_MINUTES } from '#shared/voice/answering.ts';
import { fill } from '#shared/voice/fill.ts';

/** Notice on the first screen about an earlier draft, or its deletion. */
export const begun = ({ texts: { page }, draft, failure, go, startAnew }: View): HTMLElement | null => {
	if (failure === 'expired') {
		const text = fill(page.failures.expired, { minutes: KEPT_MINUTES });
		return make('div', { class: 'problem', role: 'alert' }, paragraph(text));
	}
	if (Object.keys(draft.answers).length === 0) return null;
	const resume = (): void => {
		const open = firstUnanswered(draft);
		go(open === -1 ? { name: 'check' } : { name: 'statement', index: open });
	};
	return make(
		'section',
		{ class: 'begun', 'aria-labelledby': 'begun' },
		make('h2', { id: 'begun' }, page.resumeTitle),
		paragraph(page.resumeHelp),
		button(page.resume, resume, { class: 'primary' }),
		button(page.anew, startAnew, { class: 'plain' }),
	);
};
