import { type Column, dayCell, instantCell, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbookOf } from '#server/exports/workbook/list-file.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import { type CompaniesQuery, type CompanyProfile, companyIds, listCompanies, listCompanyProfiles } from './list.ts';

const columnsIn = ({ field, titled, flag, names }: Words): Column<CompanyProfile>[] => [
	field('companies.company_name', 36, (company) => company.company_name),
	field('companies.company_name_kana', 36, (company) => textCell(company.company_name_kana)),
	field('companies.registration_number', 16, (company) => textCell(company.registration_number)),
	field('assessment.status', 24, (company) => textCell(company.status?.name)),
	field('assessment.start_date', 18, (company) => dayCell(company.start_date)),
	field('assessment.end_date', 18, (company) => dayCell(company.end_date)),
	titled('proposal', 14, (company) => flag(company.has_improvement_proposal)),
	field('companies.industry_code', 10, (company) => textCell(company.industry_code)),
	field('companies.corporate_number', 20, (company) => textCell(company.corporate_number)),
	field('companies.your_number', 16, (company) => textCell(company.your_number)),
	field('companies.ceo_name', 20, (company) => textCell(company.ceo_name)),
	field('companies.company_address', 48, (company) => textCell(company.company_address)),
	field('companies.phone_number', 18, (company) => textCell(company.phone_number)),
	field('companies.email', 30, (company) => textCell(company.email)),
	field('companies.homepage_url', 34, (company) => textCell(company.homepage_url)),
	field('companies.established_date', 18, (company) => dayCell(company.established_date)),
	field('companies.funds', 18, (company) => company.funds),
	field('companies.employee_count', 14, (company) => company.employee_count),
	field('companies.foreign_employee_count', 14, (company) => company.foreign_employee_count),
	field('companies.employee_countries', 30, (company) => textCell(company.employee_countries)),
	field('assessment.updated_at', 24, (company) => instantCell(company.updated_at)),
	field('assessment.assigned', 24, (company) => names(company.assessors)),
];

export const companiesWorkbook = listWorkbookOf<CompanyProfile, CompaniesQuery>({
	title: 'companies',
	plainName: 'companies.xlsx',
	columns: columnsIn,
	count: async (deps, actor, query, call) => (await listCompanies(deps, actor, query, call)).meta?.total ?? 0,
	ids: ({ db }, actor, query) => companyIds(db, actor, query),
	rows: listCompanyProfiles,
});
