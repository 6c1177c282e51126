import type { TextsLike } from '#shared/i18n/translate.ts';
import type { profile as ja } from './profile.ja.ts';

export const profile: TextsLike<typeof ja> = {
	title: 'Company profile',
	lead: 'What the evaluation report and the certificate say about your company. Update anything that has changed.',
	noData: 'No Data Found!',
	edit: 'Edit profile',
	companySection: 'Company info',
	corporateSection: 'Corporate profile',
	editTitle: 'Edit company profile',
	save: 'Save company profile',
	cancelTitle: 'Stop editing?',
	cancelText: '{{count}} {{count|change|changes}} will be lost.',
	cancelKeep: 'Keep editing',
	cancelAction: 'Discard changes',
	restored: 'Your unsaved text was restored',
	restoredText: 'Check it, then save.',
	websiteHelp: 'Example: https://example.com/ Leave this empty if you have none.',
	establishedHelp: 'A date up to {{date}}.',
	establishedTooLate: 'Established date must not be later than {{date}}.',
	phoneHelp: 'Example: 03-1234-5678',
	sharing: {
		title: 'Comparison with other companies',
		text: 'Scores of finalized assessments become part of statistics without company names (at least 10 companies, rounded to 5 points), and reports show your position in the industry. If you opt out, your company no longer counts in the statistics and you no longer see a position. Finalized reports stay as they are.',
		takesPart: 'Your company participates.',
		takesNoPart: 'Your company does not participate.',
		leave: 'Opt out',
		join: 'Participate',
		byAdmins: 'Admins can change this.',
	},
};
