import type { TextsLike } from '#shared/i18n/translate.ts';
import type { companies as ja } from './companies.ja.ts';

export const companies = {
	units: { people: 'people', yen: 'yen' },
	onMarket: 'Listed',
	unlisted: 'Not listed',
	unspecified: 'Not chosen',
	marketHelp: 'If the company is not listed, enter “None”.',
	countriesHelp: 'Example: Vietnam, the Philippines',
} satisfies TextsLike<typeof ja>;
