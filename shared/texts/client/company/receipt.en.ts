import type { TextsLike } from '#shared/i18n/translate.ts';
import type { receipt as ja } from './receipt.ja.ts';

export const receipt: TextsLike<typeof ja> = {
	heading: 'Receipt of the submission',
	received: 'Your submission has arrived',
	next: 'Your assessor reviews your answers and documents and will contact you about the hearing. This receipt stays on this screen.',
	number: 'Receipt number',
	answerCounts: 'Yes: {{yes}}, no: {{no}}, not applicable: {{notApplicable}}',
	read: 'Read the submitted answers',
};
