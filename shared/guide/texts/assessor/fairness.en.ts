import type { Chapter } from '#shared/guide/tasks.ts';

export const fairness: Chapter<'assessor', 'fairness'> = {
	title: 'Assess fairly',
	tasks: {
		interests: {
			title: 'Declare a conflict of interest',
			purpose: 'Declare companies that you should not assess: a former employer, one where family works, and the like.',
			steps: [
				'Press your name at the top and open [console.account.ownTitle].',
				'Press [console.interests.open] and enter the company and the relation.',
				'Press [console.interests.declare].',
				'Once a year, check that nothing is missing and press [console.interests.confirm].',
			],
			next: 'You are no longer assigned to the company and can only read its assessments. Only you and admins can read the declaration.',
			problems: [['The relation has ended', 'Only admins can remove a declaration. Tell them.']],
		},
		calibration: {
			title: 'Take part in a calibration',
			purpose:
				'Rate sub-categories that another assessor has graded, without knowing those ratings, to see whether you rate alike.',
			before: ['You are asked only where the operator has switched calibration on.'],
			steps: [
				'Open the calibration from the notice.',
				'Rate the same check items by the documents and the answers.',
				'When all are rated, press [console.calibration.complete].',
				'Both ratings are then shown side by side. Discuss differences under [console.calibration.messages].',
			],
			next: 'No score changes. Once there are enough items, admins see under [console.calibration.title] how far ratings agree.',
			problems: [
				[
					'You have no time, or cannot rate it fairly',
					'Choose [console.calibration.decline] and give the reason. Another assessor is asked.',
				],
			],
		},
	},
};
