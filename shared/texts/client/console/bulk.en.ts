import type { TextsLike } from '#shared/i18n/translate.ts';
import type { bulk as ja } from './bulk.ja.ts';

export const bulk: TextsLike<typeof ja> = {
	region: 'Actions on the selected rows',
	tick: 'Select {{company}}',
	ticked: '{{count}} selected',
	tooMany: 'At most {{max}} can be changed at once.',
	untick: 'Clear selection',
	rows: 'Companies: {{count}}',
	assign: {
		button: 'Assign',
		title: 'Assign assessors to {{count}} {{count|company|companies}}',
		how: 'How to assign',
		adds: 'Add to the current assessors',
		changes: 'Replace the current assessors',
		willAdd: 'The chosen assessors are added to {{count}} {{count|company|companies}}.',
		willChange: 'Only the chosen assessors will look after {{count}} {{count|company|companies}}.',
		nobody: 'Choose an assessor to assign.',
	},
	period: {
		button: 'Change period',
		title: 'Change the period of {{count}} {{count|assessment|assessments}}',
		will: 'The same period is set for {{count}} {{count|assessment|assessments}}.',
		keeps: 'A date that is left empty stays as it is in each assessment.',
		save: 'Save period',
	},
	finalise: {
		button: 'Finalize',
		title: 'Finalize {{count}} {{count|assessment|assessments}}?',
		will: 'The assessments or re-assessments are then completed, and the companies can see their results.',
		others: '{{count}} of the selected rows do not wait to be finalized and stay as they are.',
		confirm: 'Finalize {{count}}',
	},
	outcome: {
		title: '{{done}} changed',
		nothing: 'Nothing was changed',
		all: 'All of them are done.',
		partly: '{{failed}} could not be changed. These rows stay selected.',
	},
};
