import { z } from 'zod';
import { COMPANY_HEAD_COUNTS, COMPANY_NUMBERS, COMPANY_TEXTS } from '#shared/companies/form-fields.ts';
import { industryByMedium } from '#shared/companies/industries.ts';
import { type CompanyWire, companyBody, newCompanyBody } from '#shared/companies/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';

/** The values of the console's company forms: all strings, as typed. */

const NUMBERS = [...COMPANY_NUMBERS, ...COMPANY_HEAD_COUNTS] as const;

export const ADMIN_FIELDS = [
	'user_name',
	'user_name_kana',
	'user_department',
	'user_position',
	'user_phone_number',
	'user_email',
	'user_password',
] as const;

type CompanyName = (typeof COMPANY_TEXTS)[number] | (typeof NUMBERS)[number] | 'industry_code' | 'is_listed';
export type FieldName = CompanyName | (typeof ADMIN_FIELDS)[number];
/** The fields of both forms; the edit form leaves those of the administrator blank. */
export type CompanyFields = Record<FieldName, string>;

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

const NO_ADMIN = blank(ADMIN_FIELDS);

/** The initial values of a new company; its founding date defaults to today. */
export const newFields = (): CompanyFields =>
	({
		...blank([...COMPANY_TEXTS, ...NUMBERS, 'industry_code', 'is_listed']),
		...NO_ADMIN,
		established_date: tokyoDate(new Date()),
	}) as CompanyFields;

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** The values of a stored company; the first two characters of the registration number determine its industry. */
export const storedFields = (company: CompanyWire): CompanyFields =>
	({
		...Object.fromEntries(COMPANY_TEXTS.map((name) => [name, company[name] ?? ''])),
		...Object.fromEntries(NUMBERS.map((name) => [name, numberText(company[name])])),
		...NO_ADMIN,
		industry_code: industryByMedium(company.registration_number.slice(0, 2)) ?? '',
		is_listed: company.is_listed === null ? '' : String(company.is_listed),
	}) as CompanyFields;

const LISTED: Record<string, boolean | null> = { true: true, false: false, '': null };

const converted = (fields: CompanyFields) => ({ ...fields, is_listed: LISTED[fields.is_listed] ?? null });

/** Validates the fields with the server's rules, into the body of the call. */
export const editForm = z.preprocess(converted, z.object(companyBody));
export const newForm = z.preprocess(converted, z.object(newCompanyBody));
