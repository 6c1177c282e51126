import type { Chapter } from '#shared/guide/tasks.ts';

export const result: Chapter<'company', 'result'> = {
	title: 'Read the result and improve',
	tasks: {
		result: {
			title: 'Read the result and where it comes from',
			purpose: 'See the total, the grade, the assessor’s notes, and at which questions points were earned or lost.',
			before: ['Once the operator has finalized the assessment, you get a notice and can read the result.'],
			steps: [
				'On [company.shell.assessment], see the total and the scores of the categories.',
				'Open [company.overview.firstReport] and read the summary, the scores and the notes.',
				'[documents.explanation.link] shows the points of each question, and which questions lead to the next star.',
				'Read what the assessor proposes in [company.overview.proposal].',
				'Earlier assessments are in [company.shell.history].',
			],
			next: 'If there are proposals, go on with [#plan]. If you do not accept the result, see [#objection].',
			problems: [
				[
					'The points of single questions are not shown',
					'The paper decides how much is shown. Ask your assessor for the reasons.',
				],
				[
					'It says that critical questions are not met',
					'They are about laws and human rights. Improve these first, whatever the score is.',
				],
			],
		},
		plan: {
			title: 'Write the improvement plan and record what was done',
			purpose: 'For each sub-category with a proposal, decide whether you act, on what, who, and by when.',
			steps: [
				'Open [plans.title] from [company.shell.assessment].',
				'Open a sub-category and choose [plans.decisions.do] or [plans.decisions.not] under [labels.plans.decision].',
				'Enter [labels.plans.measure], [labels.plans.owner] and [labels.plans.target_date]. It is saved as you type.',
				'As the work goes on, update [labels.plans.action_state] and add records with [company.plan.addProof].',
				'From the questions that lead to the next star, [company.plan.set.toPlan] shows what you have put into the plan.',
			],
			next: 'The assessor accepts an action, or returns it with what is missing. At a re-assessment, the assessor checks this plan and its records.',
			problems: [
				[
					'An action was returned',
					'Read the comment, mend the action or its records, and press [company.plan.mended]. The assessor then looks at it again.',
				],
				['A target date has passed', 'Update the progress and the records, or the date.'],
				[
					'It can no longer be changed',
					'After the result of the re-assessment is set, the plan is closed. You can copy what you had typed.',
				],
			],
		},
		objection: {
			title: 'Object to a result',
			purpose:
				'Choose the questions that you do not accept, and have somebody decide who neither rated nor finalized them.',
			before: [
				'Admins of the company can object, once an assessment, to at most 10 points.',
				'The screen of the result shows until when.',
			],
			steps: [
				'On the screen of the result, open [company.objections.entry].',
				'Choose the questions and give a reason for each.',
				'Press [company.objections.preview] and read both again.',
				'Press [company.objections.send].',
				'You can add up to 5 files, such as records, after that.',
			],
			next: 'You see by when it is decided. What is upheld is corrected, nothing else, and finalized once more. Until the decision, neither a re-assessment nor a certificate goes on.',
			problems: [
				[
					'You want to change the points',
					'They cannot be changed once they are sent. Add files, or choose [company.objections.withdraw].',
				],
				['You want to object again after withdrawing', 'That is not possible. Think it over before you withdraw.'],
			],
		},
	},
};
