import type { TextsLike } from '#shared/i18n/translate.ts';
import type { companies as ja } from './companies.ja.ts';

export const companies = {
	units: { people: 'people', yen: 'yen' },
	onMarket: 'Listed',
	unlisted: 'Not listed',
	unspecified: 'Not chosen',
	marketHelp: 'If the company is not listed, enter “None”.',
	doubtful: {
		length: 'This looks wrong: a corporate number has 13 digits. If it is right, you can save it anyway.',
		checkDigit:
			'This looks wrong: the check digit of the corporate number (its first digit) does not fit. If it is right, you can save it anyway.',
		phone: 'This looks wrong: the phone number has no digit. If it is right, you can save it anyway.',
	},
	countriesHelp: 'Example: Vietnam, the Philippines',
} satisfies TextsLike<typeof ja>;
