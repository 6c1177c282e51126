import type { TextsLike } from '#shared/i18n/translate.ts';
import type { card as ja } from './card.ja.ts';

export const card: TextsLike<typeof ja> = {
	label: 'Status of the assessment',
	hearing: 'We are preparing the interview',
	hearingText:
		'We have received your answers. Your assessor is reviewing them and will contact you about the interview.',
	concluding: 'The interview is done and we are preparing the result',
	concludingText: 'The score and the evaluation report appear here once the result is final.',
	confirming: 'The interview is done and we are checking the result',
	confirmingText:
		'You can already read the evaluation report and the improvement proposal in the history. The final check may change them.',
	completed: 'The initial assessment is complete',
	completedText:
		'You can read the evaluation report. To request a re-assessment, contact your assessor or the operator within one year of completion.',
	reassessment: 'Under re-assessment',
	reassessmentText: 'Your assessor is reviewing your improvements. Please wait for the result.',
	improved: 'The re-assessment is complete',
	improvedText: 'The result of the re-assessment is final. You can read the latest report.',
	applied: 'Applied for the certificate',
	appliedText:
		'Please wait for the certificate. The application closed the assessment, so a re-assessment is no longer possible.',
	issued: 'Congratulations. Your certificate has been issued',
	reissuedText:
		'The certificate was re-issued on {{date}}. The previous one is no longer valid. Please replace your copies.',
	withdrawn: 'The certificate was withdrawn on {{date}}',
	withdrawnText:
		'It is no longer valid. Please stop displaying and distributing it. You can still read the results and reports.',
	validUntil: 'Valid until {{date}}',
	downloadCertificate: 'Download certificate',
	showCertificate: 'View certificate',
	cancelled: 'This assessment was canceled',
	cancelledText: 'You can only read your answers. Ask your assessor or the operator about starting again.',
};
