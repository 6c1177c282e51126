import type { TextsLike } from '#shared/i18n/translate.ts';
import type { conflict as ja } from './conflict.ja.ts';

export const conflict: TextsLike<typeof ja> = {
	title: '{{name}} updated this at {{time}}',
	titleNameless: 'Somebody else updated this sub-category',
	choose: 'The same questions were changed on both sides. Choose which to keep, then save again. Your text is kept.',
	question: 'Choose the contents of question {{number}}',
	mine: 'Your input',
	theirs: 'Saved contents',
	answerLine: 'Answer: {{answer}}',
	noAnswer: 'Not answered',
	useMine: 'Use my input',
	useTheirs: 'Use the saved contents',
};
