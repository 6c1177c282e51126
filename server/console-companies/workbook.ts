import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import type { Executor } from '#server/db/client.ts';
import { inBatches } from '#server/exports/workbook/batches.ts';
import { type Column, dayCell, instantCell, streamedSheet, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbook } from '#server/exports/workbook/list-file.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type CompaniesQuery, type CompanyProfile, listCompanyProfiles } from './list.ts';

const columnsIn = ({ column, field, flag }: Words): Column<CompanyProfile>[] => [
	field('company_name', 36, (company) => company.company_name),
	field('company_name_kana', 36, (company) => textCell(company.company_name_kana)),
	column('registrationNumber', 16, (company) => textCell(company.registration_number)),
	column('status', 24, (company) => textCell(company.status?.name)),
	column('startDate', 18, (company) => dayCell(company.start_date)),
	column('endDate', 18, (company) => dayCell(company.end_date)),
	column('hasProposal', 14, (company) => flag(company.has_improvement_proposal)),
	field('industry_code', 10, (company) => textCell(company.industry_code)),
	field('corporate_number', 20, (company) => textCell(company.corporate_number)),
	field('ceo_name', 20, (company) => textCell(company.ceo_name)),
	field('company_address', 48, (company) => textCell(company.company_address)),
	field('phone_number', 18, (company) => textCell(company.phone_number)),
	field('email', 30, (company) => textCell(company.email)),
	field('homepage_url', 34, (company) => textCell(company.homepage_url)),
	field('established_date', 18, (company) => dayCell(company.established_date)),
	field('funds', 18, (company) => company.funds),
	field('employee_count', 14, (company) => company.employee_count),
	field('foreign_employee_count', 14, (company) => company.foreign_employee_count),
	field('employee_countries', 30, (company) => textCell(company.employee_countries)),
	column('updatedAt', 24, (company) => instantCell(company.updated_at)),
];

type Filters = Omit<CompaniesQuery, 'page' | 'per_page'>;

/** The list of companies with their profiles as a workbook. */
export const companiesWorkbook = (
	deps: Deps,
	actor: ConsoleActor,
	filters: Filters,
	{ locale }: { locale: Locale },
): Promise<ServedFile> => {
	const words = wordsOf(locale);
	const read = (executor: Executor) => (query: CompaniesQuery) => listCompanyProfiles(executor, actor, query, locale);
	return listWorkbook(deps, { title: 'companies', locale }, (executor) => [
		streamedSheet(words.title('companies'), columnsIn(words), () => inBatches(filters, read(executor))),
	]);
};
