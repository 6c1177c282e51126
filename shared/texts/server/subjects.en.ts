import type { TextsLike } from '#shared/i18n/translate.ts';
import type { subjects as ja } from './subjects.ja.ts';

export const subjects: TextsLike<typeof ja> = {
	ofCompany: '{{name}} ({{company}})',
	assessment: 'the assessment of {{company}} (started {{date}})',
	undatedAssessment: 'the assessment of {{company}}',
	regularPaper: 'the assessment paper (no. {{id}})',
	simplePaper: 'the self-assessment paper (no. {{id}})',
	phrase: 'the shared snippet (no. {{id}})',
	ownPhrase: 'a personal snippet (no. {{id}})',
	inquiry: 'the self-assessment result of {{company}}',
	application: 'the application of {{company}}',
	job: 'the job "{{job}}" (no. {{id}})',
	mail: 'the email "{{kind}}" (no. {{id}})',
	pdf: '{{document}} ({{language}})',
	pdfOf: '{{document}} of {{company}} ({{language}})',
	certificatePdf: 'PDF of the certificate of {{company}}',
	documents: {
		report: 'PDF of the evaluation report',
		explanation: 'PDF of the score breakdown',
		proposal: 'PDF of the improvement proposal',
		plan: 'PDF of the improvement plan',
		certificate: 'PDF of the certificate',
		'free-certificate': 'PDF of the certificate of completion',
	},
	languages: { ja: 'Japanese', en: 'English' },
	gone: {
		user: 'an account (no. {{id}})',
		company: 'a company (no. {{id}})',
		assessment_progress: 'an assessment (no. {{id}})',
		paper: 'a paper (no. {{id}})',
		phrase: 'a shared snippet (no. {{id}})',
		inquiry: 'a self-assessment result (no. {{id}})',
		job: 'a job (no. {{id}})',
		mail: 'an email (no. {{id}})',
		unknown: '{{type}} (no. {{id}})',
	},
};
