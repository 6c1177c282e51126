import { css } from 'goober';
import { formatNumber, formatPeriod, MISSING_TEXT } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { foundingFacts, listingOf, peopleFacts } from '#client/companies/corporate-facts.ts';
import { Facts } from '#client/ui/layout.tsx';
import type { CompanyWire } from '#shared/companies/schemas.ts';

const frame = css`container-type: inline-size;`;
/** Two columns, or one in a narrow container. */
const columns = css`
	display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px 40px; align-items: start;
	@container (min-width: 420px) { & dl { grid-template-columns: 12.5em minmax(0, 1fr); } }
	@container (min-width: 760px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;
/** Smaller, for a profile beside which there is work: two columns in less room. */
const dense = css`
	font-size: 14px; gap: 4px 24px;
	& dl { gap: 4px 16px; }
	@container (min-width: 420px) { & dl { grid-template-columns: 10em minmax(0, 1fr); } }
	@container (min-width: 580px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

const withKana = (name: string, kana: string): string => (kana ? `${name}（${kana}）` : name || MISSING_TEXT);

type CompanyProfileProps = {
	company: CompanyWire;
	/** Additional entries at the end. */
	more?: readonly (readonly [label: string, value: string])[];
	isDense?: boolean;
};

/** The profile of a company as the console shows it. */
export const CompanyProfile = ({ company, more = [], isDense = false }: CompanyProfileProps) => {
	const { t, locale } = useText();
	const words = { t, locale };
	const listed = listingOf(company, words);
	const entries: (readonly [string, string])[] = [
		[t('labels.companies.company_name'), withKana(company.company_name, company.company_name_kana)],
		[t('labels.companies.registration_number'), company.registration_number || MISSING_TEXT],
		[t('labels.companies.corporate_number'), company.corporate_number || MISSING_TEXT],
		[t('console.profile.period'), formatPeriod(company.start_date, company.end_date, locale)],
		[t('labels.companies.ceo_name'), withKana(company.ceo_name, company.ceo_name_kana)],
		[t('labels.companies.position'), company.position || MISSING_TEXT],
		[t('labels.companies.company_address'), company.company_address || MISSING_TEXT],
		[t('labels.companies.phone_number'), company.phone_number || MISSING_TEXT],
		[t('labels.companies.email'), company.email || MISSING_TEXT],
		[t('labels.companies.homepage_url'), company.homepage_url || MISSING_TEXT],
		...foundingFacts(company, words),
		[t('labels.companies.is_listed'), company.market_name ? `${listed}（${company.market_name}）` : listed],
		...peopleFacts(company, words, formatNumber),
		...more,
	];
	const half = Math.ceil(entries.length / 2);
	return (
		<div className={frame}>
			<div className={isDense ? `${columns} ${dense}` : columns}>
				<Facts entries={entries.slice(0, half)} />
				<Facts entries={entries.slice(half)} />
			</div>
		</div>
	);
};
