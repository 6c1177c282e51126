import type { ReactNode } from 'react';
import { formatDate, MISSING, withUnit } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { Facts } from '#client/ui/layout.tsx';
import type { CompanyWire } from '#shared/companies/schemas.ts';
import { WebsiteLink } from './website-link.tsx';

type Entry = readonly [label: string, value: ReactNode];

/** The first half of the profile: names, contact and address. */
export const CompanyFacts = ({ company }: { company: CompanyWire }) => {
	const { t } = useText();
	const text = (name: 'company_name_kana' | 'ceo_name_kana' | 'position' | 'email' | 'registration_number'): Entry => [
		t(`labels.companies.${name}`),
		company[name] || MISSING,
	];
	return (
		<Facts
			entries={[
				[t('labels.companies.company_name'), company.company_name],
				text('company_name_kana'),
				text('registration_number'),
				[t('labels.companies.ceo_name'), company.ceo_name || MISSING],
				text('ceo_name_kana'),
				text('position'),
				[t('labels.companies.company_address'), company.company_address || MISSING],
				[t('labels.companies.phone_number'), company.phone_number || MISSING],
				text('email'),
				[t('labels.companies.homepage_url'), <WebsiteLink key="website" url={company.homepage_url} />],
			]}
		/>
	);
};

const COUNTS = [
	'employee_count',
	'foreign_employee_count',
	'permanent_employee_count',
	'contract_employee_count',
	'temporary_employee_count',
	'contractor_count',
	'part_time_employee_count',
	'intern_count',
	'specialist_count',
] as const;

/** The second half of the profile: corporate data and head counts. */
export const CorporateFacts = ({ company }: { company: CompanyWire }) => {
	const { t, locale } = useText();
	const listing =
		company.is_listed === null
			? MISSING
			: company.is_listed
				? t('company.profile.listed')
				: t('company.profile.unlisted');
	return (
		<Facts
			entries={[
				[t('labels.companies.corporate_number'), company.corporate_number || MISSING],
				[t('labels.companies.established_date'), formatDate(company.established_date, locale)],
				[t('labels.companies.funds'), withUnit(company.funds, t('common.units.yen'), locale)],
				[t('labels.companies.is_listed'), listing],
				[t('labels.companies.market_name'), company.market_name || MISSING],
				...COUNTS.map(
					(name): Entry => [t(`labels.companies.${name}`), withUnit(company[name], t('common.units.people'), locale)],
				),
				[t('labels.companies.employee_countries'), company.employee_countries || MISSING],
			]}
		/>
	);
};
