import type { TextsLike } from '#shared/i18n/translate.ts';
import type { statements as ja } from './statements.ja.ts';

export const statements: TextsLike<typeof ja> = {
	title: 'About this paper',
	summary: '{{introduction}} / Explanation of scores: {{level}}',
	hasIntroduction: 'With an introduction',
	noIntroduction: 'No introduction',
	introductionHelp: 'Whom the paper covers, what terms mean, and so on. It appears before the questions.',
	levelHelp:
		'How much a company sees of the reasons for its score after grading. You cannot change this after publishing.',
	levels: { none: 'Not explained', question: 'By question', item: 'By check item' },
	meaning: {
		none: 'Companies assessed with this paper do not see the reasons for their scores.',
		question: 'Companies assessed with this paper see the score of each question.',
		item: 'Companies assessed with this paper see the score of each question and the rating of each check item.',
	},
};
