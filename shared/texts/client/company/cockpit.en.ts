import type { TextsLike } from '#shared/i18n/translate.ts';
import type { cockpit as ja } from './cockpit.ja.ts';

export const cockpit: TextsLike<typeof ja> = {
	label: 'Assessment progress',
	steps: 'Steps of the assessment',
	names: {
		answering: 'Answering',
		submit: 'Submission',
		review: 'Review',
		report: 'Report',
		reassessment: 'Re-assessment',
		certificate: 'Certificate',
	},
	states: {
		done: 'Done',
		current: 'In progress',
		ahead: 'Upcoming',
		withdrawn: 'Withdrawn',
	},
	doneOn: 'Done {{date}}',
	turn: 'Waiting on: {{who}}',
	who: {
		company: 'your company',
		assessor: 'the assessor',
		both: 'your company and the assessor',
		admin: 'the operator',
	},
	fromAssessor: 'Message from your assessor',
	since: 'since {{date}}',
	now: 'What to do next',
	ahead: 'What happens next',
	place: '{{category}} › {{subCategory}}',
	begin: 'Start answering: {{place}}',
	goOn: 'Continue: {{place}} ({{rest}})',
	left: '{{count}} left',
	toComplete: 'just mark as completed',
	toReview: 'Check and submit',
	toHistory: 'View the result in the history',
	startText:
		'There {{count|is|are}} {{count}} {{count|question|questions}}. You can save at any time and continue later.',
	answeringText: 'Unanswered questions: {{count}}. You can submit once every sub-category is marked as completed.',
	planReturnedText:
		'Your assessor returned {{count}} {{count|action|actions}} of your improvement plan. Read the comments, mend them, and tell the assessor.',
	planOverdueText:
		'{{count}} {{count|action is|actions are}} past the target date. Update the state and the records, or the date.',
	planGoingOnText:
		'You have answered {{answered}} of {{items}} {{items|sub-category|sub-categories}} in your improvement plan. Answer the rest.',
	optional:
		'A re-assessment (until {{date}}) and the certificate are optional. Contact your assessor or the operator to request one. In the re-assessment, the assessor reviews the improvement plan and its records.',
	toPlan: {
		planReturned: 'Revise returned actions ({{count}})',
		planOverdue: 'Update overdue actions ({{count}})',
		planning: 'Create improvement plan',
		planGoingOn: 'Continue improvement plan ({{answered}}/{{items}})',
		planCarriedOut: 'Update improvement plan',
		planSettled: 'View improvement plan',
	},
	usual: {
		review: 'So far, half of all results were final within {{days}} {{days|day|days}} of the submission.',
		reassessment:
			'So far, half of all re-assessment results were final within {{days}} {{days|day|days}} of the application.',
		issue: 'So far, half of all certificates were issued within {{days}} {{days|day|days}} of the application.',
	},
	texts: {
		completing: 'All questions are answered. Mark the remaining sub-categories as completed, then submit.',
		ready: 'All questions are answered. Check your answers and submit them so your assessor can start the review.',
		late: 'The deadline has passed, so you cannot submit. Ask your assessor or the operator to extend it. You can still save answers.',
		reviewing:
			'Your assessor reviews your answers and documents, and writes the evaluation report after the interview. The result appears here once it is final.',
		concluding:
			'Your assessor is preparing the result and considering an improvement proposal. The operator then makes a final check.',
		confirming:
			'The operator is making a final check of the result. The score and the report appear here once it is final.',
		proposed:
			'The operator is making a final check of the result. You can already read the evaluation report and the improvement proposal in the history.',
		planning: 'Read the report and the improvement proposal, and create your improvement plan.',
		planCarriedOut: 'Your improvement plan is complete. Update the state and the records as you carry it out.',
		planSettled: 'Nothing is left to do in your improvement plan.',
		completed: 'Read the evaluation report and work on improvements.',
		completedLate:
			'Read the evaluation report and work on improvements. The period for requesting a re-assessment is over. The certificate is optional: you can ask your assessor or the operator for it.',
		reassessing:
			'Your assessor reviews your improvements and writes the re-assessment report. The result appears here once it is final.',
		reconfirming:
			'The operator is making a final check of the re-assessment. The score and the report appear here once it is final.',
		recompleted:
			'Read the re-assessment report. The certificate is optional: you can ask your assessor or the operator for it.',
		applied: 'Your assessor issues the certificate. You can then download it here.',
		issued: 'The assessment is complete. You can still read its reports and your improvements here.',
		withdrawn:
			'The certificate was withdrawn. Ask your assessor or the operator for details. If it is re-issued, you can download it here.',
	},
};
