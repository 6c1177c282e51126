import type { Chapter } from '#shared/guide/tasks.ts';

export const writing: Chapter<'assessor', 'writing'> = {
	title: 'Write the report and the proposal',
	tasks: {
		report: {
			title: 'Write the evaluation report',
			purpose: 'Write the notes of the sub-categories and confirm the report.',
			before: ['The assessment is graded.'],
			steps: [
				'Under [console.shell.links.checks], press [console.lists.actions.createReport] for the company.',
				'See the whole result under [console.desk.summary], then go on with [console.desk.next].',
				'[console.desk.draft.begin] puts in a text made from the ratings and what they mean. Check the facts and rewrite it.',
				'Your memos stand beside it. [console.desk.pickPhrase] inserts texts that are kept ready.',
				'When it says [console.notes.allWritten], press [console.notes.confirmReport].',
			],
			next: 'You can then write the proposal. The company reads the report once that is submitted ([#proposal]) or an admin finalizes it.',
			problems: [
				['Some notes are unedited drafts', 'You see how many when you confirm. Read them and use your own words.'],
				[
					'You want to change a confirmed report',
					'Change it and confirm again. Until then, readers see what you confirmed before.',
				],
				['It was returned to you', 'Read what the admin wants changed. Change it and confirm again.'],
			],
		},
		sdg: {
			title: 'Comment on the SDG achievement',
			purpose: 'See how far the SDG targets that are linked to questions are met, and comment where it helps.',
			steps: [
				'On the screen where you write the report, open [console.notes.sdg] in the contents.',
				'See the achievement of each target and the linked answers. It is computed from the scores.',
				'Write a note where you have something to say. The report can be confirmed without one.',
				'Press [console.notes.saveDraft], or confirm it with the report.',
			],
			next: 'The notes appear in the report under [documents.report.sdgDetails].',
			problems: [
				[
					'An achievement looks wrong',
					'It sums up the scores of the linked questions. The paper decides which are linked.',
				],
			],
		},
		proposal: {
			title: 'Write and submit the improvement proposal',
			purpose: 'Propose for each sub-category what the company should do next, and hand it to an admin.',
			before: ['The report is confirmed.'],
			steps: [
				'Press [console.lists.actions.createProposal].',
				'Begin with the lowest scores, and say what to do and how far.',
				'Press [console.notes.submitProposal].',
				'If there is nothing to propose, choose [console.proposal.waive] and give the reason.',
			],
			next: 'The company can read the report and the proposal, and an admin can finalize the assessment, which completes it.',
			problems: [
				['You want to change it after submitting', 'Change it and submit again. It replaces the former one.'],
				['There should be a proposal after all', 'Choose [console.proposal.resume], or begin to write and save.'],
			],
		},
		snippets: {
			title: 'Keep text snippets ready',
			purpose: 'Keep texts that you often use, by sub-category and grade.',
			steps: [
				'Open [console.shell.links.phrases].',
				'Press [management.phrases.addOwn] and choose the text, the sub-category and the grade.',
				'Press [management.phrases.add] or [management.phrases.save].',
			],
			next: 'When you write a report or proposal, those that fit its sub-category and grade come first.',
			problems: [['Other assessors should use it, too', 'Admins add the snippets of everybody.']],
		},
	},
};
