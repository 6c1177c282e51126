import { formatNumber } from '#client/base/format.ts';
import { COMPANY_HEAD_COUNTS, COMPANY_NUMBERS, COMPANY_TEXTS } from '#shared/companies/form-fields.ts';
import type { CompanyWire } from '#shared/companies/schemas.ts';

/** Profile of a company as form values, which are texts. */

const NUMBERS = [...COMPANY_NUMBERS, ...COMPANY_HEAD_COUNTS] as const;

export type ProfileName = (typeof COMPANY_TEXTS)[number] | (typeof NUMBERS)[number] | 'is_listed';
export type ProfileFields = Record<ProfileName, string>;

const numberText = (value: number | null): string => (value === null ? '' : formatNumber(value));

export const blankProfile = (): ProfileFields =>
	Object.fromEntries([...COMPANY_TEXTS, ...NUMBERS, 'is_listed'].map((name) => [name, ''])) as ProfileFields;

export const profileFieldsOf = (company: CompanyWire): ProfileFields =>
	({
		...Object.fromEntries(COMPANY_TEXTS.map((name) => [name, company[name] ?? ''])),
		...Object.fromEntries(NUMBERS.map((name) => [name, numberText(company[name])])),
		is_listed: company.is_listed === null ? '' : String(company.is_listed),
	}) as ProfileFields;

const LISTED: Record<string, boolean | null> = { true: true, false: false, '': null };

/** A website that was typed without its scheme, as people write it. */
const withScheme = (typed: string): string => {
	const url = typed.trim();
	return /^www\./i.test(url) ? `https://${url}` : typed;
};

export const bodyOf = <Fields extends ProfileFields>(fields: Fields) => ({
	...fields,
	homepage_url: withScheme(fields.homepage_url),
	is_listed: LISTED[fields.is_listed] ?? null,
});
