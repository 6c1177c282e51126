import type { TextsLike } from '#shared/i18n/translate.ts';
import type { directory as ja } from './directory.ja.ts';

/** The directory of certified companies, which everybody may read. */
export const directory: TextsLike<typeof ja> = {
	title: 'Certified companies',
	description:
		'Companies whose employment of foreign workers was assessed by independent assessors and certified. Search them by company name, industry, prefecture and stars.',
	lead: 'Companies whose employment of foreign workers was assessed and certified, and that chose to be listed. Only companies with a valid certificate and at least one star are shown, with the details on their certificate.',
	band: '{{count}} certified {{count|company is|companies are}} listed here.',
	levels:
		'One star stands for at least {{one}}% of all points, two stars for {{two}}%, and three stars for {{three}}%.',
	search: 'Search certified companies',
	filters: 'Filter by industry, prefecture and stars',
	filtersOn: 'Filter by industry, prefecture and stars ({{count}} chosen)',
	nameHelp: 'You can enter part of the name.',
	counted: '{{name}} ({{count}})',
	all: 'All',
	submit: 'Search',
	clear: 'Clear filters',
	found: '{{count}} {{count|company matches|companies match}}',
	inDirectory: '{{count}} listed {{count|company|companies}}',
	shown: '{{from}} to {{to}}, sorted by stars, then by name.',
	sorted: 'Sorted by stars, then by name.',
	none: 'No company is listed yet. Companies that choose to be listed appear here.',
	nothing: 'No companies match. Change the name or the filters and search again.',
	paging: 'Pages',
	previous: 'Previous {{count}}',
	next: 'Next {{count}}',
	place: 'Page {{page}} of {{last}}',
	inviteTitle: 'See where your company stands',
	invite:
		'The self-assessment is free. From its result you can apply for the regular assessment, which a certificate needs.',
	inviteLink: 'Go to the self-assessment',
	verify: 'Enter the code on a certificate to see what was issued.',
	toVerify: 'Verify a certificate',
};
