import type { TextsLike } from '#shared/i18n/translate.ts';
import type { bulk as ja } from './bulk.ja.ts';

export const bulk: TextsLike<typeof ja> = {
	region: 'Actions on the selected rows',
	tick: 'Select {{company}}',
	ticked: '{{count}} selected',
	tooMany: 'You can change at most {{max}} at a time.',
	untick: 'Clear selection',
	rows: 'Companies: {{count}}',
	assign: {
		button: 'Assign',
		title: 'Assign assessors to {{count}} {{count|company|companies}}',
		how: 'How to assign',
		adds: 'Add to the current assessors',
		changes: 'Replace the current assessors',
		willAdd: 'The selected assessors will be added to {{count}} {{count|company|companies}}.',
		willChange: 'Only the selected assessors will be assigned to {{count}} {{count|company|companies}}.',
		nobody: 'Choose an assessor to assign.',
	},
	period: {
		button: 'Change period',
		title: 'Change the period of {{count}} {{count|assessment|assessments}}',
		will: 'This sets the same period for {{count}} {{count|assessment|assessments}}.',
		keeps: 'Leave a date empty to keep it as it is in each assessment.',
		save: 'Save period',
	},
	finalise: {
		button: 'Finalize',
		title: 'Finalize {{count}} {{count|assessment|assessments}}?',
		will: 'This completes the assessments or re-assessments, and the companies can see their results.',
		others: '{{count}} of the selected rows are not waiting to be finalized and stay as they are.',
		leftOut: 'Not finalized together, because somebody has to look at the approval sheet: {{count}}.',
		undecided: 'Nobody has decided yet whether to write an improvement proposal.',
		openSheet: '{{company}}: open the approval sheet',
		findings: 'Findings: {{count}}',
		none: 'No row can be finalized together with others.',
		confirm: 'Finalize {{count}}',
	},
	outcome: {
		title: '{{done}} updated',
		nothing: 'Nothing was updated',
		all: 'All rows were updated.',
		partly: '{{failed}} could not be updated. These rows stay selected.',
	},
};
