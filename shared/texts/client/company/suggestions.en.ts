import type { TextsLike } from '#shared/i18n/translate.ts';
import type { suggestions as ja } from './suggestions.ja.ts';

export const suggestions: TextsLike<typeof ja> = {
	title: 'You have answers from last time ({{month}})',
	text: 'They do not count in this assessment until you use them. Their notes are included. Your existing answers stay as they are.',
	rewordedText:
		'{{count}} {{count|question was|questions were}} reworded. Compare the wording and use those answers one by one.',
	useAll: 'Use them for {{count}} {{count|question|questions}} in this sub-category',
	former: 'Answer from last time ({{month}})',
	use: 'Use this answer',
	useOf: '{{question}}: use this answer',
	reworded: 'Reworded',
	before: 'Last time',
	after: 'Now',
	noteStays: 'Your own note stays.',
	using: 'Saving the answers from last time',
	failed: 'Could not use the answers from last time',
	tryAgain: 'Try again',
	notLoaded: 'Could not check for answers from last time',
	onOverview:
		'You have {{count}} {{count|answer|answers}} from last time to questions not answered yet. Open a sub-category to review and use them. They do not count until you use them.',
};
