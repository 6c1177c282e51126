import type { Chapter } from '#shared/guide/tasks.ts';

export const assessments: Chapter<'administrator', 'assessments'> = {
	title: 'Run the assessments',
	tasks: {
		'start-year': {
			title: 'Start the assessments of a year',
			purpose: 'Start the assessment of one company, or of many together.',
			before: ['A paper is published.', 'A company whose last assessment is not over cannot start another.'],
			steps: [
				'For a single one, choose [management.companies.start.item] from the actions on the screen of the company.',
				'For many, filter [console.shell.links.companies] and select rows, or all that match.',
				'Press [console.bulk.start.button] and choose the period, the assessors, and when to start.',
				'[console.bulk.job.look] shows which can start, and why others cannot.',
				'Press [console.bulk.job.run].',
			],
			next: 'The companies are told and can answer at once. If you spread it over days, [console.shell.links.bulkJobs] shows how far it is; you can change the pace or stop it.',
			problems: [
				['Some could not start', 'See the reason of each. The result stays when you close the screen.'],
				[
					'Some companies do not submit in time',
					'Select them on the list and press [console.bulk.remind.button]. A company gets the same reminder once a week at most.',
				],
			],
		},
		assign: {
			title: 'Assign assessors',
			purpose: 'Decide who assesses which company.',
			steps: [
				'[console.work.unassigned] under [console.shell.links.work] shows the companies without an assessor.',
				'Press [console.work.assign.row] and choose an assessor, looking at the workload.',
				'Press [console.work.assign.save].',
				'For many companies, select rows on a list and use [console.bulk.assign.button].',
			],
			next: 'Only the assigned assessors see the company and work on it. They are told.',
			problems: [
				[
					'An assessor cannot be chosen',
					'They have declared a conflict of interest with the company. Choose somebody else.',
				],
				[
					'A declared conflict has ended',
					'Remove it with a reason under [console.interests.listTitle], from [console.shell.links.assessors].',
				],
			],
		},
		correct: {
			title: 'Extend a deadline, move back, cancel',
			purpose: 'Put an assessment right after a mistake, or when circumstances change.',
			steps: [
				'Open the screen of the company and its actions of the assessment.',
				'To change the deadline, choose [management.companies.period.item].',
				'To repeat from an earlier stage, choose [management.companies.moveBack.item] and where to. You see what is undone.',
				'To end it, choose [management.companies.cancel.item] and give the reason.',
			],
			next: 'Answers, ratings and notes are kept. The reason stays in the timeline and in [console.shell.links.auditEvents]; the company does not see it.',
			problems: [
				[
					'It cannot be moved back',
					'That is so once a certificate is issued, and while an objection waits for a decision.',
				],
				['A canceled assessment should go on', 'It cannot. Start a new one.'],
			],
		},
	},
};
