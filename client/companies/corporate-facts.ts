import './texts.ts';
import { formatDate, MISSING, MISSING_TEXT, withUnit } from '#client/base/format.ts';
import type { useText } from '#client/base/locale.tsx';
import { COMPANY_HEAD_COUNTS } from '#shared/companies/form-fields.ts';
import type { CompanyWire } from '#shared/companies/schemas.ts';

export type Entry = readonly [label: string, value: string];

type Words = Pick<ReturnType<typeof useText>, 't' | 'locale'>;

/** Whether the company is listed; '--' if unknown. */
export const listingOf = ({ is_listed }: CompanyWire, { t }: Words): string =>
	is_listed === null ? MISSING : t(is_listed ? 'companies.onMarket' : 'companies.unlisted');

export const foundingFacts = (company: CompanyWire, { t, locale }: Words): Entry[] => [
	[t('labels.companies.established_date'), formatDate(company.established_date, locale)],
	[t('labels.companies.funds'), withUnit(company.funds, t('companies.units.yen'), locale)],
];

export const peopleFacts = (company: CompanyWire, { t }: Words, format: (count: number | null) => string): Entry[] => [
	...(['employee_count', ...COMPANY_HEAD_COUNTS] as const).map(
		(name): Entry => [t(`labels.companies.${name}`), format(company[name])],
	),
	[t('labels.companies.employee_countries'), company.employee_countries || MISSING_TEXT],
];
