import type { TextsLike } from '#shared/i18n/translate.ts';
import type { records as ja } from './records.ja.ts';

export const records: TextsLike<typeof ja> = {
	title: 'Records to prepare',
	lead: 'The documents and records that the questions accept as evidence, by the department that usually keeps them.',
	sharedTicks:
		'Tick what is at hand: all members of your company see it. You need not have everything before you begin to answer.',
	hide: 'Hide personal information that the assessment does not need, such as My Number.',
	none: 'The paper of this assessment has no list of records.',
	progress: '{{count}} of {{total}} at hand',
	print: 'Print',
	firstTitle: 'On the first day',
	whom: 'Whom to ask',
	whomText: 'Those who keep the records, and whoever is in charge where the foreign workers work.',
	assign: 'Each sub-category can be assigned to somebody',
	invite: 'Add members',
	time: 'How long it takes',
	timeText:
		'To answer {{count}} {{count|question|questions}} at 3 minutes each takes about {{hours}} {{hours|hour|hours}}, not counting the search for records. You can save at any time.',
	next: 'What is next',
	nextText: 'Answer the sub-categories that you can. Documents can be added while answering.',
	toAnswers: 'Go to the answers',
	departments: 'Go to a department',
	departmentCount: '{{count}} {{count|record|records}}',
	all: 'By department',
	firstOnes: 'To begin with: records that serve several questions',
	search: 'Name of a record',
	onlyMissing: 'Only what is not at hand yet',
	found: 'Found: {{count}}.',
	atHand: '{{count}} of {{total}} at hand',
	unnamed: 'No department named',
	several: 'Serves {{count}} {{count|question|questions}}',
	also: 'Also: {{departments}}',
	questions: 'Questions that accept it',
	questionsOf: '{{name}}: questions that accept it',
	add: 'Add this document',
	addNamed: '{{name}}: Add this document',
	full: 'No more documents can be added.',
	offerTitle: 'Link the added document to questions?',
	offerText:
		'“{{name}}” is accepted as evidence by the following {{count}} {{count|question|questions}}. Choose the ones to link.',
	offerAction: 'Link',
	cardText:
		'What the questions accept, by department: {{total}} {{total|record|records}}, of which {{shared}} {{shared|serves|serve}} several questions. At hand: {{count}}.',
	open: 'Open the list',
};
