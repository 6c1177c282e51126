import type { TextsLike } from '#shared/i18n/translate.ts';
import type { voice as ja } from './voice.ja.ts';

export const voice: TextsLike<typeof ja> = {
	opened: 'Workers can answer now. Print the slips and poster right away: the codes are never shown again.',
	openedBefore: 'The workers have already been asked in this assessment. They can be asked only once per assessment.',
	closesOn: 'The last day must be {{minimum}} to {{maximum}} {{maximum|day|days}} from today.',
	noLanguage: 'Choose at least one language.',
	ended: 'The answer period is over.',
	notClosed: 'You can request evidence once the answer period is over.',
	tooFewQuestions:
		'Choose at least {{minimum}} {{minimum|question|questions}}, so that no one can tell which one prompted it.',
	noneMarked: 'Include at least one question that the workers’ answers contradict.',
	codeInvalid: 'This code does not work: it is wrong, it was already used, or the answer period is over.',
	answersIncomplete: 'Answer each statement once.',
	categories: {
		promises: 'Promises and pay',
		safety: 'Safety and health',
		freedom: 'Freedom',
		respect: 'Respect and advice',
		future: 'Learning and the future',
	},
};
