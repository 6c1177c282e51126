import type { TextsLike } from '#shared/i18n/translate.ts';
import type { suggestions as ja } from './suggestions.ja.ts';

export const suggestions: TextsLike<typeof ja> = {
	title: 'There are answers from last time ({{month}})',
	text: 'They are not answers of this assessment until you use them. Their notes come along. What you have answered stays as it is.',
	rewordedText:
		'The wording of {{count}} {{count|question|questions}} has changed. Compare it and use those answers one by one.',
	useAll: 'Use them for {{count}} {{count|question|questions}} of this sub-category',
	former: 'Answer from last time ({{month}})',
	use: 'Use this answer',
	useOf: '{{question}}: Use this answer',
	reworded: 'Changed wording',
	before: 'Last time',
	after: 'Now',
	noteStays: 'The note that you have written stays.',
	using: 'Saving the answers from last time',
	failed: 'Could not use the answers from last time',
	tryAgain: 'Use again',
	notLoaded: 'Could not find out whether there are answers from last time',
	onOverview:
		'There {{count|is|are}} {{count}} {{count|answer|answers}} from last time to questions that are not answered yet. Open a sub-category to read and choose them. Nothing is answered until you use it.',
};
