import type { TextsLike } from '#shared/i18n/translate.ts';
import type { plans as ja } from './plans.ja.ts';

export const plans: TextsLike<typeof ja> = {
	title: 'Improvement plan',
	standing: {
		unanswered: 'Not answered',
		returned: 'Returned',
		accepted: 'Accepted',
		notDone: 'Not done',
		planned: 'To be done',
		doing: 'Under way',
		done: 'Done',
	},
	decisions: { do: 'We do it', not: 'We do not do it' },
	progress: { planned: 'To be done', doing: 'Under way', done: 'Done' },
	overdue: 'Past its date',
	answered: '{{answered}} of {{items}} {{items|sub-category|sub-categories}} answered',
	summary: '{{done}} done, {{accepted}} accepted by the assessor, {{returned}} returned, {{overdue}} past the date',
	firstScore: 'First assessment: {{score}} {{score|point|points}}',
	noProposal: 'The new improvement proposal says nothing of this sub-category any more.',
	noAction: 'The company has not answered yet.',
	noProofs: 'None',
	comma: ', ',
	accepted: 'Accepted by the assessor',
	returned: 'Returned by the assessor',
	saidBy: '{{name}}, {{date}}',
	assessor: 'Assessor',
	former: 'Earlier reviews ({{count}})',
	empty: 'No sub-category has a proposal, so there is no plan to make.',
};
