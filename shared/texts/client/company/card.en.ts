import type { TextsLike } from '#shared/i18n/translate.ts';
import type { card as ja } from './card.ja.ts';

export const card: TextsLike<typeof ja> = {
	label: 'Status of the assessment',
	hearing: 'We are preparing the hearing',
	hearingText: 'Your answers have arrived. Your assessor is reviewing them and will contact you about the hearing.',
	concluding: 'The hearing is done and the result is being drawn up',
	concludingText: 'Once the result is final, the score and the evaluation report appear here.',
	confirming: 'The hearing is done and the result is being checked',
	confirmingText:
		'You can already read the evaluation report and the improvement proposal in the history. The final check may change them.',
	completed: 'The initial assessment is completed',
	completedText:
		'You can read the evaluation report. For a re-assessment, contact your assessor within one year of completion.',
	reassessment: 'Under re-assessment',
	reassessmentText: 'Your assessor is reviewing your improvements. Please wait for the result.',
	improved: 'The re-assessment is completed',
	improvedText: 'The result of the re-assessment is final. You can read the latest report.',
	applied: 'Applied for the certificate',
	appliedText:
		'Please wait for the certificate. Applying ended the assessment, so a re-assessment is no longer possible.',
	issued: 'Congratulations. Your certificate has been issued',
	issuedText: 'You can download the certificate as a PDF.',
	reissuedText:
		'The certificate was re-issued on {{date}}. The former one is no longer valid: please replace your copies.',
	withdrawn: 'The certificate was withdrawn on {{date}}',
	withdrawnText:
		'It is no longer valid. Please stop displaying and distributing it. You can still read the results and reports.',
	downloadCertificate: 'Download certificate',
	showCertificate: 'View certificate',
	cancelled: 'This assessment was canceled',
	cancelledText: 'You can read your answers only. Ask your assessor about starting again.',
};
