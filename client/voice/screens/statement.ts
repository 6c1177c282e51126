import { button, heading, make, paragraph } from '#client/voice/dom.ts';
import { afterStatement, askedIn } from '#client/voice/screen.ts';
import { canRead, readAloud, silence } from '#client/voice/speech.ts';
import type { View } from '#client/voice/view.ts';
import { fill } from '#shared/voice/fill.ts';
import { asRead } from '#shared/voice/ruby.ts';
import { VALUES } from '#shared/voice/statements.ts';

const PROGRESS = 'progress';
const PERIOD = 'period';
const STATEMENT = 'statement';

/** Button that reads the text aloud, if the device can; pressed again, it stops. */
const listenButton = ({ texts: { page }, language }: View, text: string): HTMLElement | null => {
	if (!canRead(language)) return null;
	let isReading = false;
	const show = (): void => {
		listen.replaceChild(make('span', {}, isReading ? page.silence : page.listen), listen.firstChild as Node);
	};
	const stopped = (): void => {
		isReading = false;
		show();
	};
	const toggle = (): void => {
		isReading = !isReading;
		if (isReading) readAloud(asRead(text), language, stopped);
		else silence();
		show();
	};
	const listen = make('button', { type: 'button', class: 'listen', click: toggle }, make('span', {}, page.listen));
	return listen;
};

const progressBar = ({ texts: { page }, draft }: View, index: number): HTMLElement => {
	const total = askedIn(draft).length;
	const numbers = { number: index + 1, total };
	const bar = make('progress', {
		'aria-labelledby': PROGRESS,
		max: String(total),
		value: String(index + 1),
	});
	return make('div', { class: 'progress' }, paragraph(fill(page.progress, numbers), { id: PROGRESS }), bar);
};

/** A statement with four answers; choosing one proceeds. */
export const statement =
	(index: number) =>
	(view: View): HTMLElement => {
		const { texts, draft, answer, go, back } = view;
		const { page } = texts;
		const id = askedIn(draft)[index];
		if (!id) throw new Error('a statement that is not asked is shown');
		const text = texts.statements[id];
		const answers = VALUES.map((value) =>
			button(page.answers[value], () => answer(id, value), {
				class: 'answer',
				'aria-pressed': String(draft.answers[id] === value),
			}),
		);
		return make(
			'div',
			{},
			progressBar(view, index),
			heading(text, { id: STATEMENT, 'aria-describedby': `${PROGRESS} ${PERIOD}` }),
			paragraph(page.period, { id: PERIOD, class: 'hint' }),
			listenButton(view, text),
			make('div', { class: 'answers', role: 'group', 'aria-labelledby': STATEMENT }, ...answers),
			make(
				'div',
				{ class: 'ways' },
				button(page.back, back, { class: 'plain' }),
				draft.answers[id] ? button(page.next, () => go(afterStatement(draft, index)), { class: 'plain' }) : null,
			),
		);
	};
