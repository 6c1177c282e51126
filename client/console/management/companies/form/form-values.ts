import { z } from 'zod';
import { blankProfile, bodyOf, type ProfileName, profileFieldsOf } from '#client/companies/form-values.ts';
import type { WayFields } from '#shared/accounts/member-form.ts';
import { industryByMedium } from '#shared/companies/industries.ts';
import { type CompanyWire, companyBody, newCompanyBody } from '#shared/companies/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Inquiry } from '#shared/free-assessment/inquiries.ts';

/** The values of both company forms; all are strings, as typed. */

const ADMIN_FIELDS = [
	'user_name',
	'user_name_kana',
	'user_department',
	'user_position',
	'user_phone_number',
	'user_email',
	'user_password',
] as const;

export type FieldName = ProfileName | 'industry_code' | (typeof ADMIN_FIELDS)[number];
/** The values of both forms; the edit form has no administrator. */
export type CompanyFields = Record<FieldName, string> & Pick<WayFields, 'way'>;

export const REQUIRED: ReadonlySet<FieldName> = new Set<FieldName>([
	'company_name',
	'ceo_name',
	'company_address',
	'phone_number',
	'homepage_url',
	'email',
	'corporate_number',
	'employee_count',
	'user_name',
	'user_email',
	'user_password',
]);

const blank = (names: readonly FieldName[]) => Object.fromEntries(names.map((name) => [name, '']));

const NO_ADMIN = { ...blank(ADMIN_FIELDS), way: 'password' };

/** The founding date defaults to today. */
export const newFields = (): CompanyFields =>
	({
		...blankProfile(),
		...NO_ADMIN,
		industry_code: '',
		established_date: tokyoDate(new Date()),
	}) as CompanyFields;

/** The values that an inquiry prefills: the company and its first administrator. */
export const fieldsOfInquiry = (
	inquiry: Pick<Inquiry, 'company_name' | 'client_name' | 'email' | 'phone'>,
): CompanyFields => {
	const { company_name, client_name, email, phone } = inquiry;
	return {
		...newFields(),
		company_name,
		email,
		phone_number: phone,
		user_name: client_name,
		user_email: email,
		user_phone_number: phone,
	};
};

/** The stored company. Its industry is derived from the first two digits of the registration number. */
export const storedFields = (company: CompanyWire): CompanyFields =>
	({
		...profileFieldsOf(company),
		...NO_ADMIN,
		industry_code: industryByMedium(company.registration_number.slice(0, 2)) ?? '',
	}) as CompanyFields;

/** Without a password if a link is mailed. */
const newBodyOf = ({ way, user_password, ...fields }: CompanyFields) =>
	bodyOf(way === 'link' ? fields : { ...fields, user_password });

/** From the fields to the body of the call, validated by the server's own rules. */
export const editForm = z.preprocess((fields: CompanyFields) => bodyOf(fields), z.object(companyBody));
export const newForm = z.preprocess(newBodyOf, z.object(newCompanyBody));
