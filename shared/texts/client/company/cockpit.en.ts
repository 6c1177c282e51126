import type { TextsLike } from '#shared/i18n/translate.ts';
import type { cockpit as ja } from './cockpit.ja.ts';

export const cockpit: TextsLike<typeof ja> = {
	label: 'Where the assessment is',
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
		ahead: 'To come',
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
	toComplete: 'only to be marked as completed',
	toReview: 'Check and submit',
	toHistory: 'View the result in the history',
	startText: 'There {{count|is|are}} {{count}} {{count|question|questions}}. You can save at any time and go on later.',
	answeringText: 'Unanswered questions: {{count}}. You can submit once every sub-category is marked as completed.',
	planningText:
		'Read the report and the improvement proposal, and make your improvement plan. In the re-assessment (until {{date}}) the assessor looks at the plan and its records. If you want a re-assessment or the certification, contact your assessor.',
	completedText:
		'Read the evaluation report and work on the improvements. Ask your assessor for a re-assessment (until {{date}}) or for the certificate.',
	texts: {
		completing: 'Every question is answered. Mark the remaining sub-categories as completed to submit.',
		ready: 'Everything is answered. Check it and submit: your assessor then starts the review.',
		late: 'The deadline has passed, so this cannot be submitted. Ask your assessor to extend the deadline. You can still save answers.',
		reviewing:
			'Your assessor reviews your answers and documents, and writes the evaluation report after the hearing. Once the result is final, it appears here.',
		concluding:
			'Your assessor draws up the result and considers an improvement proposal. The operator then makes a final check.',
		confirming:
			'The operator is making a final check of the result. Once it is final, the score and the report appear here.',
		proposed:
			'The operator is making a final check of the result. You can already read the evaluation report and the improvement proposal in the history.',
		completedLate:
			'Read the evaluation report and work on the improvements. The time to ask for a re-assessment is over. You can ask your assessor for the certificate.',
		reassessing:
			'Your assessor reviews your improvements and writes the re-assessment report. Once the result is final, it appears here.',
		reconfirming:
			'The operator is making a final check of the re-assessment. Once it is final, the score and the report appear here.',
		recompleted: 'Read the re-assessment report. You can ask your assessor for the certificate.',
		applied: 'Your assessor issues the certificate. You can then download it here.',
		issued: 'The assessment is complete. You find the certificate here at any time.',
		withdrawn:
			'The certificate was withdrawn. Ask your assessor for the details. If it is re-issued, you can download it here.',
	},
};
