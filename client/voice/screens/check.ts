import { button, heading, make, paragraph } from '#client/voice/dom.ts';
import { askedIn, firstUnanswered } from '#client/voice/screen.ts';
import type { View } from '#client/voice/view.ts';
import { fill } from '#shared/voice/fill.ts';
import type { StatementId } from '#shared/voice/statements.ts';

const answered = ({ texts: { page, statements }, draft, go }: View, id: StatementId, index: number): HTMLElement => {
	const value = draft.answers[id];
	return make(
		'li',
		{},
		make(
			'button',
			{ type: 'button', class: 'answered', click: () => go({ name: 'statement', index }) },
			make('span', {}, statements[id]),
			make('strong', { class: value ? '' : 'error' }, value ? page.answers[value] : page.unanswered),
		),
	);
};

/** The problem, and what to do about it. */
const problem = ({ texts: { page }, draft, failure, go, finish }: View): HTMLElement | null => {
	if (!failure || failure === 'expired') return null;
	const isAboutCode = failure === 'code' || failure === 'perhapsSent';
	return make(
		'div',
		{ class: 'problem', role: 'alert', tabindex: '-1' },
		paragraph(fill(page.failures[failure], {})),
		isAboutCode ? paragraph(draft.code || '', { class: 'code' }) : null,
		failure === 'perhapsSent' ? button(page.codeIsRight, finish, { class: 'primary' }) : null,
		isAboutCode ? button(page.correctCode, () => go({ name: 'code' }), { class: 'plain' }) : null,
	);
};

/** Review of all answers before sending them at once. */
export const check = (view: View): HTMLElement => {
	const { texts, draft, failure, isSending, go, back, send } = view;
	const { page } = texts;
	const open = firstUnanswered(draft);
	const next = (): void => (open === -1 ? send() : go({ name: 'statement', index: open }));
	return make(
		'div',
		{},
		heading(page.checkTitle),
		problem(view),
		paragraph(page.checkHelp),
		make('ol', { class: 'check' }, ...askedIn(draft).map((id, index) => answered(view, id, index))),
		make('div', { role: 'status' }, isSending ? paragraph(page.sending) : null),
		failure === 'perhapsSent'
			? null
			: button(failure ? page.tryAgain : page.send, next, { class: 'primary', disabled: isSending }),
		button(page.back, back, { class: 'plain', disabled: isSending }),
	);
};
