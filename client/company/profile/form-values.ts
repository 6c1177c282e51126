import { z } from 'zod';
import { latestEstablishedDate } from '#shared/companies/established-date.ts';
import { COMPANY_HEAD_COUNTS, COMPANY_NUMBERS, COMPANY_TEXTS } from '#shared/companies/form-fields.ts';
import { type CompanyWire, ownCompanyBody } from '#shared/companies/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';

/** The values of the company form: all strings, as typed. */

type TextName = (typeof COMPANY_TEXTS)[number];
type NumberName = (typeof COMPANY_NUMBERS)[number] | (typeof COMPANY_HEAD_COUNTS)[number];
export type CompanyFields = Record<TextName | NumberName | 'is_listed', string>;

const numberText = (value: number | null): string => (value === null ? '' : String(value));

export const fieldsOf = (company: CompanyWire): CompanyFields => {
	const texts = COMPANY_TEXTS.map((name) => [name, company[name] ?? '']);
	const numbers = [...COMPANY_NUMBERS, ...COMPANY_HEAD_COUNTS].map((name) => [name, numberText(company[name])]);
	const is_listed = company.is_listed === null ? '' : String(company.is_listed);
	return { ...Object.fromEntries([...texts, ...numbers]), is_listed } as CompanyFields;
};

const LISTED: Record<string, boolean | null> = { true: true, false: false, '': null };

/** The latest founding date that is accepted. */
export const latestDate = (): string => latestEstablishedDate(tokyoDate(new Date()));

const body = z.object(ownCompanyBody).superRefine(({ established_date }, context) => {
	if (established_date && established_date > latestDate())
		context.addIssue({ code: 'custom', path: ['established_date'], message: 'company.profile.establishedTooLate' });
});

/** Validates the fields with the server's rules, into the body of the call. */
export const companyForm = z.preprocess(
	(fields: CompanyFields) => ({ ...fields, is_listed: LISTED[fields.is_listed] ?? null }),
	body,
);
