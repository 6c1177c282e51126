import type { TextsLike } from '#shared/i18n/translate.ts';
import type { phrases as ja } from './phrases.ja.ts';

export const phrases: TextsLike<typeof ja> = {
	lead: 'Texts to insert while you write reports and proposals. Nobody else sees your own phrases.',
	search: 'Text',
	whose: 'For whom',
	all: 'All',
	mine: 'Myself',
	ofAll: 'Everybody',
	any: 'Any',
	former: 'Earlier papers',
	addOwn: 'Add a phrase of your own',
	addShared: 'Add a phrase for everybody',
	add: 'Add phrase',
	edit: 'Edit',
	editTitle: 'Edit phrase',
	save: 'Save phrase',
	delete: 'Delete phrase',
	deleteTitle: 'Delete this phrase?',
	actionsOf: 'Actions on "{{text}}"',
	placeholders:
		'Filled in when inserted: {company} the company, {sub_category} the sub-category, {score} its score, {grade} its grade (S to D).',
	empty: 'There are no phrases yet. Add texts that you often use, and choose them while you write.',
	noHit: 'No phrases match.',
};
