/** The fields of a company that both of its forms show, by how they are typed. */

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

/** Numbers that may be left empty: unknown is not zero. */
export const COMPANY_NUMBERS = ['funds', 'employee_count'] as const;

/** How many there are of each kind of worker. */
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
