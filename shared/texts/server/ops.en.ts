import type { TextsLike } from '#shared/i18n/translate.ts';
import type { ops as ja } from './ops.ja.ts';

export const ops: TextsLike<typeof ja> = {
	linked: 'A link to the job queues was made. Open it within 60 seconds.',
	retried: 'The job is tried again.',
	retriedAll: '{{count}} {{count|job is|jobs are}} tried again.',
	notNeeded: 'The job was ended: its work is not needed any more.',
	notFailed: 'The job has not failed.',
	unknownJob: 'This version cannot run the job.',
	jobs: {
		'archive-certificate': 'Making the PDF of a certificate',
		autograde: 'Grading',
		'make-notices': 'Making notices',
		'send-mail': 'Sending an email',
		'mail-password-reset': 'Email to reset a password',
		'mail-password-changed': 'Email about a changed password',
		'mail-email-changed': 'Email about a changed email address',
		'render-pdf': 'Making a PDF',
		'simulate-paper': 'Simulation of a paper',
		'make-receipt': 'Making the email of a receipt',
	},
	failures: {
		connection: 'The other side could not be reached.',
		timeout: 'It did not end in time.',
		storage: 'The storage had no room left.',
		unknown_job: 'This version does not know the kind of job.',
		payload: 'The content of the job does not fit this version.',
		other: 'An error happened on the way.',
	},
};
