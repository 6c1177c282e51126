import { button, heading, make, paragraph } from '#client/voice/dom.ts';
import type { View } from '#client/voice/view.ts';

const FIELD = 'code';
const HELP = 'code-help';
const ERROR = 'code-error';

/** Input for the code, if it was not scanned or does not work. */
export const code = ({ texts: { page }, draft, enterCode, back }: View): HTMLElement => {
	const error = make('div', { id: ERROR, class: 'error', role: 'alert' });
	const input = make('input', {
		id: FIELD,
		type: 'text',
		value: draft.code || '',
		autocomplete: 'off',
		autocapitalize: 'characters',
		autocorrect: 'off',
		spellcheck: 'false',
		maxlength: '40',
		'aria-describedby': `${HELP} ${ERROR}`,
	});
	const submit = (event: Event): void => {
		event.preventDefault();
		if (enterCode(input.value)) return;
		error.textContent = '';
		error.appendChild(paragraph(page.codeMistyped));
		input.setAttribute('aria-invalid', 'true');
		input.focus();
	};
	return make(
		'form',
		{ submit, novalidate: true },
		heading(page.codeTitle),
		make('label', { for: FIELD, id: HELP }, page.codeHelp),
		input,
		error,
		make('button', { type: 'submit', class: 'primary' }, page.next),
		button(page.back, back, { class: 'plain' }),
	);
};
