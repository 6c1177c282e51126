/** Fields of both company forms, by input type. */

export const COMPANY_TEXTS = [
	'company_name',
	'company_name_kana',
	'ceo_name',
	'ceo_name_kana',
	'position',
	'company_address',
	'phone_number',
	'homepage_url',
	'email',
	'corporate_number',
	'established_date',
	'market_name',
	'employee_countries',
] as const;

/** May be empty: null means unknown, not 0. */
export const COMPANY_NUMBERS = ['funds', 'employee_count'] as const;

/** Head counts by kind of employment. */
export const COMPANY_HEAD_COUNTS = [
	'foreign_employee_count',
	'permanent_employee_count',
	'contract_employee_count',
	'temporary_employee_count',
	'contractor_count',
	'part_time_employee_count',
	'intern_count',
	'specialist_count',
] as const;
