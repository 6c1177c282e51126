import type { TextsLike } from '#shared/i18n/translate.ts';
import type { receipt as ja } from './receipt.ja.ts';

export const receipt: TextsLike<typeof ja> = {
	submittedAnswers: 'Submitted answers',
	submittedOn: 'Submitted {{date}}',
	heading: 'Submission receipt',
	received: 'We have received your submission',
	next: 'Your assessor reviews your answers and documents and will contact you about the interview. This receipt stays on this screen.',
	number: 'Receipt number',
	answerCounts: 'Yes: {{yes}}, no: {{no}}, not applicable: {{notApplicable}}',
	read: 'Read the submitted answers',
};
