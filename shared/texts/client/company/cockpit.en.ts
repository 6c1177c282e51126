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
	planningText:
		'Read the report and the improvement proposal, and create your improvement plan. In the re-assessment (until {{date}}), the assessor reviews the plan and its records. To request a re-assessment or the certificate, contact your assessor.',
	completedText:
		'Read the evaluation report and work on improvements. Contact your assessor to request a re-assessment (until {{date}}) or the certificate.',
	texts: {
		completing: 'All questions are answered. Mark the remaining sub-categories as completed, then submit.',
		ready: 'All questions are answered. Check your answers and submit them so your assessor can start the review.',
		late: 'The deadline has passed, so you cannot submit. Ask your assessor to extend it. You can still save answers.',
		reviewing:
			'Your assessor reviews your answers and documents, and writes the evaluation report after the interview. The result appears here once it is final.',
		concluding:
			'Your assessor is preparing the result and considering an improvement proposal. The operator then makes a final check.',
		confirming:
			'The operator is making a final check of the result. The score and the report appear here once it is final.',
		proposed:
			'The operator is making a final check of the result. You can already read the evaluation report and the improvement proposal in the history.',
		completedLate:
			'Read the evaluation report and work on improvements. The period for requesting a re-assessment is over. You can ask your assessor for the certificate.',
		reassessing:
			'Your assessor reviews your improvements and writes the re-assessment report. The result appears here once it is final.',
		reconfirming:
			'The operator is making a final check of the re-assessment. The score and the report appear here once it is final.',
		recompleted: 'Read the re-assessment report. You can ask your assessor for the certificate.',
		applied: 'Your assessor issues the certificate. You can then download it here.',
		issued: 'The assessment is complete. You can find the certificate here at any time.',
		withdrawn:
			'The certificate was withdrawn. Ask your assessor for details. If it is re-issued, you can download it here.',
	},
};
