import type { TextsLike } from '#shared/i18n/translate.ts';
import type { shell as ja } from './ja.ts';

export const shell: TextsLike<typeof ja> = {
	navigation: 'Console menu',
	collapse: 'Close the menu',
	expand: 'Open the menu',
	admin: 'Admin',
	assessor: 'Assessor',
	account: 'Go to account',
	logout: 'Log out',
	logoutTitle: 'Log out?',
	logoutUnsaved: 'Unsaved changes will be lost.',
	logoutText: 'You need to log in to use the console again.',
	toAllAssessments: 'To all assessments',
	groups: {
		assessments: 'Assessments',
		companies: 'Companies',
		papers: 'Papers',
		administration: 'Administration',
	},
	links: {
		work: 'My work',
		allAssessments: 'All assessments',
		checks: 'Check submissions',
		reassessments: 'Re-assessments',
		confirmAssessments: 'Finalise assessments',
		confirmReassessments: 'Finalise re-assessments',
		certifications: 'Certifications',
		phrases: 'Phrases',
		companies: 'Companies',
		simplePapers: 'Self-assessment papers',
		regularPapers: 'Regular assessment papers',
		assessors: 'Assessors',
		inquiries: 'Self-assessment results and applications',
		auditEvents: 'Audit log',
		jobs: 'Jobs',
	},
};
