import '#client/companies/texts.ts';
import type { ReactNode } from 'react';
import { MISSING_TEXT, withUnit } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { foundingFacts, listingOf, peopleFacts } from '#client/companies/corporate-facts.ts';
import { Facts } from '#client/ui/layout.tsx';
import type { CompanyWire } from '#shared/companies/schemas.ts';
import { WebsiteLink } from './website-link.tsx';

type Entry = readonly [label: string, value: ReactNode];

/** First half of a company's profile: name, address and contact. */
export const CompanyFacts = ({ company }: { company: CompanyWire }) => {
	const { t } = useText();
	const text = (name: 'company_name_kana' | 'ceo_name_kana' | 'position' | 'email' | 'registration_number'): Entry => [
		t(`labels.companies.${name}`),
		company[name] || MISSING_TEXT,
	];
	return (
		<Facts
			isEven
			entries={[
				[t('labels.companies.company_name'), company.company_name],
				text('company_name_kana'),
				text('registration_number'),
				[t('labels.companies.ceo_name'), company.ceo_name || MISSING_TEXT],
				text('ceo_name_kana'),
				text('position'),
				[t('labels.companies.company_address'), company.company_address || MISSING_TEXT],
				[t('labels.companies.phone_number'), company.phone_number || MISSING_TEXT],
				text('email'),
				[t('labels.companies.homepage_url'), <WebsiteLink key="website" url={company.homepage_url} />],
			]}
		/>
	);
};

/** Second half: the corporation and its people. */
export const CorporateFacts = ({ company }: { company: CompanyWire }) => {
	const { t, locale } = useText();
	const words = { t, locale };
	return (
		<Facts
			isEven
			entries={[
				[t('labels.companies.corporate_number'), company.corporate_number || MISSING_TEXT],
				...foundingFacts(company, words),
				[t('labels.companies.is_listed'), listingOf(company, words)],
				[t('labels.companies.market_name'), company.market_name || MISSING_TEXT],
				...peopleFacts(company, words, (count) => withUnit(count, t('companies.units.people'), locale)),
			]}
		/>
	);
};

/** The main facts, for a card that links to the whole profile. */
export const MainFacts = ({ company }: { company: CompanyWire }) => {
	const { t, locale } = useText();
	const people = (count: number | null): string => withUnit(count, t('companies.units.people'), locale);
	return (
		<Facts
			entries={[
				[t('labels.companies.registration_number'), company.registration_number || MISSING_TEXT],
				[t('labels.companies.ceo_name'), company.ceo_name || MISSING_TEXT],
				[t('labels.companies.company_address'), company.company_address || MISSING_TEXT],
				[t('labels.companies.phone_number'), company.phone_number || MISSING_TEXT],
				[t('labels.companies.employee_count'), people(company.employee_count)],
				[t('labels.companies.foreign_employee_count'), people(company.foreign_employee_count)],
			]}
		/>
	);
};
