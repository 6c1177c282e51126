import type { companies } from '#server/db/tables/companies.ts';

export type Company = typeof companies.$inferSelect;

/** The profile fields that the API and both forms have, with their columns. */
const PROFILE = {
	company_name: 'companyName',
	company_name_kana: 'companyNameKana',
	ceo_name: 'ceoName',
	ceo_name_kana: 'ceoNameKana',
	position: 'position',
	company_address: 'companyAddress',
	phone_number: 'phoneNumber',
	homepage_url: 'homepageUrl',
	established_date: 'establishedDate',
	email: 'email',
	corporate_number: 'corporateNumber',
	funds: 'funds',
	is_listed: 'isListed',
	market_name: 'marketName',
	employee_count: 'employeeCount',
	foreign_employee_count: 'foreignEmployeeCount',
	permanent_employee_count: 'permanentEmployeeCount',
	contract_employee_count: 'contractEmployeeCount',
	temporary_employee_count: 'temporaryEmployeeCount',
	contractor_count: 'contractorCount',
	part_time_employee_count: 'partTimeEmployeeCount',
	intern_count: 'internCount',
	specialist_count: 'specialistCount',
	employee_countries: 'employeeCountries',
} as const satisfies Record<string, keyof Company>;

type Field = keyof typeof PROFILE;
type Profile = { [F in Field]: Company[(typeof PROFILE)[F]] };
type Columns<Form> = { [F in Field as (typeof PROFILE)[F]]: F extends keyof Form ? Form[F] : never };

const FIELDS = Object.keys(PROFILE) as Field[];

/** The profile of a stored company under the field names of the API. */
export const profileOf = (company: Company): Profile =>
	Object.fromEntries(FIELDS.map((field) => [field, company[PROFILE[field]]])) as Profile;

/** What the audit log compares of a company. */
export const auditedCompany = (company: Company) => ({
	...profileOf(company),
	registration_number: company.registrationNumber,
	your_number: company.yourNumber,
	industry_code: company.industryCode,
});

/** The columns of a form; fields omitted from the form are undefined and stay unchanged. */
export const columnsOf = <Form extends { [F in Field]?: unknown }>(form: Form): Columns<Form> =>
	Object.fromEntries(FIELDS.map((field) => [PROFILE[field], form[field]])) as Columns<Form>;
