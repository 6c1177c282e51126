import type { TextsLike } from '#shared/i18n/translate.ts';
import type { review as ja } from './review.ja.ts';

export const review: TextsLike<typeof ja> = {
	unanswered: 'Unanswered',
	questions: '{{count}}',
	files: 'Documents',
	documents: '{{count}}',
	noDocuments: 'No documents',
	noDocumentsText: 'If you have documents that support your answers, add them before you submit.',
	profile: 'Company profile',
	profileComplete: 'Complete',
	profileMissing: 'Please check: {{names}}',
	comma: ', ',
	toProfile: 'Edit company profile',
	deadline: 'Deadline',
	until: '{{date}} ({{left}})',
	submitter: 'Submitted by',
};
