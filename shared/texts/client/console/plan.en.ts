import type { TextsLike } from '#shared/i18n/translate.ts';
import type { plan as ja } from './plan.ja.ts';

export const plan: TextsLike<typeof ja> = {
	titleOf: 'Improvement plan: {{company}}',
	empty: 'No sub-category has a proposal, so there is no improvement plan.',
	readOnly: 'The re-assessment is over, so you can only view the plan.',
	toProposal: 'View proposal',
	downloadPdf: 'Download PDF',
	whole: 'View the whole plan',
	savedBy: 'Saved by {{name}} on {{date}}',
	formerMember: 'a former member',
	accept: 'Accept',
	acceptNamed: 'Accept the action for “{{name}}”',
	return: 'Return',
	returnNamed: 'Return the action for “{{name}}”',
	returnTitle: 'Return the action: {{name}}',
	nothingTyped: 'Say what is missing to return it.',
	what: 'What is missing',
	whatHelp:
		'The company sees this. Say what it should change, and to what extent. You can then review the action again.',
	records: 'Records of the improvement plan',
};
