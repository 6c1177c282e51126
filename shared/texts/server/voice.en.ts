import type { TextsLike } from '#shared/i18n/translate.ts';
import type { voice as ja } from './voice.ja.ts';

export const voice: TextsLike<typeof ja> = {
	opened: 'Workers can answer now. Print slips and poster at once: the codes are never shown again.',
	openedBefore: 'The workers of this assessment were asked before. They are asked once in each assessment.',
	closesOn: 'The last day must be {{minimum}} to {{maximum}} {{maximum|day|days}} from today.',
	noLanguage: 'Choose at least one language.',
	ended: 'The time for answers is over.',
	notClosed: 'Evidence can be asked for once the time for answers is over.',
	tooFewQuestions:
		'Choose at least {{minimum}} {{minimum|question|questions}}, so that nobody can tell which one prompted it.',
	noneMarked: "Include at least one question with which the workers' answers do not agree.",
	codeInvalid: 'This code cannot be used: it is wrong, was used before, or the time for answers is over.',
	answersIncomplete: 'Answer every statement once.',
	categories: {
		promises: 'Promises and pay',
		safety: 'Safety and health',
		freedom: 'Freedom',
		respect: 'Respect and advice',
		future: 'Learning and the future',
	},
};
