import type { TextsLike } from '#shared/i18n/translate.ts';
import type { profile as ja } from './profile.ja.ts';

export const profile: TextsLike<typeof ja> = {
	title: 'Company profile',
	lead: 'What the evaluation report and the certificate say of your company. Update what has changed.',
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
	restoredText: 'Check it and save.',
	websiteHelp: 'For example: https://example.com/ Leave it empty if there is none.',
	establishedHelp: 'Dates up to {{date}}.',
	establishedTooLate: 'Established date must not be later than {{date}}.',
	phoneHelp: 'For example: 03-1234-5678',
	sharing: {
		title: 'Comparison with other companies',
		text: 'Scores of finalized assessments enter figures without company names (10 companies or more, rounded to 5 points), and reports show the position in the industry. Who leaves stops counting among the companies at once and sees no position. Finalized reports keep what they say.',
		takesPart: 'Your company takes part.',
		takesNoPart: 'Your company takes no part.',
		leave: 'Leave the comparison',
		join: 'Take part',
		byAdmins: 'Admins can change this.',
	},
};
