import type { Chapter } from '#shared/guide/tasks.ts';

export const following: Chapter<'assessor', 'following'> = {
	title: 'Follow the improvement',
	tasks: {
		plan: {
			title: 'Review the improvement plan',
			purpose: 'Read what the company does, and accept it or say what is missing.',
			steps: [
				'Open the plan with [console.lists.actions.viewPlan], or from the screen of the company.',
				'Read the actions, who is responsible, the dates and the records.',
				'If an action is enough, press [console.plan.accept].',
				'If not, press [console.plan.return] and say what to change, and how far.',
			],
			next: 'The company is told. When it changes a returned action, you can review it again.',
			problems: [
				[
					'The company wants to change an accepted action',
					'It cannot. Applying for the re-assessment starts the reviews anew.',
				],
			],
		},
		're-assessment': {
			title: 'Re-assess',
			purpose: 'Rate again what has changed after the improvement.',
			before: ['The first assessment is finalized, less than a year ago, and no objection waits for a decision.'],
			steps: [
				'Under [console.shell.links.reassessments], press [console.lists.apply]. Answers and ratings of the first round are copied.',
				'[console.checking.unchanged.button] marks all sub-categories at once in which nothing has changed.',
				'Rate the others by the records of the plan and the new documents.',
				'Write down the interview under [console.checking.interview].',
				'Grade with [console.checking.confirm], then write and confirm the re-assessment report.',
			],
			next: 'When an admin has finalized it, the company can read the result. There is no further proposal.',
			problems: [
				['You cannot apply', 'It is too late, or an objection waits for a decision. The screen gives the reason.'],
				[
					'Some sub-categories are left out',
					'The reason is given for each: another rating, an action that was done, a new document, and so on.',
				],
			],
		},
	},
};
