import type { TextsLike } from '#shared/i18n/translate.ts';
import type { companyForm as ja } from './company-form.ja.ts';

export const companyForm: TextsLike<typeof ja> = {
	company: 'Company info',
	corporate: 'Corporate info',
	admin: 'First administrator',
	adminHelp: 'This creates the account of the company’s first administrator.',
	numberLater: 'Given when the company is registered',
	phoneHelp: 'Example: 03-1234-5678',
	websiteHelp: 'Example: https://example.com/',
	industryHelp:
		'A medium category of the Japan Standard Industrial Classification (14th revision). Search by name or number, for example: food, E09.',
};
