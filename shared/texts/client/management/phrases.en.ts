import type { TextsLike } from '#shared/i18n/translate.ts';
import type { phrases as ja } from './phrases.ja.ts';

export const phrases: TextsLike<typeof ja> = {
	lead: 'Texts to insert while you write reports and proposals. No one else sees your own snippets.',
	search: 'Text',
	whose: 'Audience',
	all: 'All',
	mine: 'Me',
	ofAll: 'Everyone',
	noKind: 'None',
	any: 'Any',
	former: 'Earlier papers',
	addOwn: 'Add your own snippet',
	addShared: 'Add a snippet for everyone',
	addShipped: 'Add the ready-made snippets ({{count}})',
	addShippedTitle: 'Add {{count}} ready-made {{count|snippet|snippets}}?',
	addShippedAct: 'Add for all staff',
	addShippedText:
		'For each sub-category there are five texts: what is good, what is missing and what to do next. Afterward they can be edited and deleted like any other, and deleted ones do not come back.',
	englishHelp: 'Used on English screens. If empty, the Japanese text is used there.',
	add: 'Add snippet',
	edit: 'Edit',
	editTitle: 'Edit snippet',
	save: 'Save snippet',
	delete: 'Delete snippet',
	deleteTitle: 'Delete this snippet?',
	actionsOf: 'Actions on "{{text}}"',
	placeholders:
		'These are filled in when you insert a snippet: {company} is the company, {sub_category} the sub-category, {score} its score and {grade} its grade (S to D).',
	empty: 'No snippets yet. Add texts you use often, and insert them while you write.',
	noHit: 'No snippets match.',
};
