import type { TextsLike } from '#shared/i18n/translate.ts';
import type { ops as ja } from './ops.ja.ts';

export const ops: TextsLike<typeof ja> = {
	linked: 'A link to the job queues was created. Open it within 60 seconds.',
	retried: 'The job will be retried.',
	retriedAll: '{{count}} {{count|job|jobs}} will be retried.',
	notNeeded: 'The job was closed because its work is no longer needed.',
	notFailed: 'The job has not failed.',
	unknownJob: 'This version cannot run the job.',
	jobs: {
		'archive-certificate': 'Creating the PDF of a certificate',
		autograde: 'Grading',
		'make-notices': 'Creating notices',
		'send-mail': 'Sending an email',
		'mail-password-reset': 'Email to reset a password',
		'mail-member-password-reset': 'Email to reset a password (company)',
		'mail-password-changed': 'Email about a changed password',
		'mail-email-changed': 'Email about a changed email address',
		'render-pdf': 'Creating a PDF',
		'run-bulk': 'Running a bulk job',
		'simulate-paper': 'Simulating a paper',
		'make-receipt': 'Creating a receipt email',
	},
	failures: {
		connection: 'The other side could not be reached.',
		timeout: 'It did not finish in time.',
		storage: 'The storage was full.',
		unknown_job: 'This version does not know this kind of job.',
		payload: 'The job’s content does not fit this version.',
		other: 'An error occurred during processing.',
	},
};
