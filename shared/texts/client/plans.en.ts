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
	decisions: { do: 'We will do it', not: 'We will not do it' },
	progress: { planned: 'To be done', doing: 'Under way', done: 'Done' },
	overdue: 'Overdue',
	answered: '{{answered}} of {{items}} {{items|sub-category|sub-categories}} answered',
	summary: '{{done}} done, {{accepted}} accepted by the assessor, {{returned}} returned, {{overdue}} overdue',
	firstScore: 'First assessment: {{score}} {{score|point|points}}',
	noProposal: 'The new improvement proposal no longer mentions this sub-category.',
	noAction: 'The company has not answered yet.',
	noProofs: 'None',
	comma: ', ',
	accepted: 'Accepted by the assessor',
	returned: 'Returned by the assessor',
	saidBy: '{{name}}, {{date}}',
	assessor: 'Assessor',
	former: 'Earlier reviews ({{count}})',
	empty: 'No sub-category has a proposal, so no plan is needed.',
	dates: 'Target dates',
	undated: '{{count}} {{count|action has|actions have}} no target date.',
};
