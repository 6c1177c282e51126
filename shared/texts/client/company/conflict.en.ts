import type { TextsLike } from '#shared/i18n/translate.ts';
import type { conflict as ja } from './conflict.ja.ts';

export const conflict: TextsLike<typeof ja> = {
	title: '{{name}} updated this at {{time}}',
	titleNameless: 'Someone else updated this sub-category',
	choose: 'You both changed the same questions. Choose which version to keep, then save again. Your text is kept.',
	question: 'Choose the version of question {{number}}',
	mine: 'Your version',
	theirs: 'Saved version',
	answerLine: 'Answer: {{answer}}',
	noAnswer: 'Not answered',
	useMine: 'Use my version',
	useTheirs: 'Use the saved version',
};
