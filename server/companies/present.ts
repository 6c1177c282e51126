import { type Milestones, type Progress, passedStatuses } from '#server/assessment/transition.ts';
import type { companies } from '#server/db/tables/companies.ts';
import { moveBackTargets, type StatusId } from '#shared/assessment/status.ts';
import type { CompanyWire } from '#shared/companies/schemas.ts';
import { statusName } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';

export type Company = typeof companies.$inferSelect;

/** When an assessment runs; a progress is one. */
export type Period = { startDate: string | null; endDate: string | null };

/** A company as every answer shows it, with the period of the assessment that it is shown with. */
export const presentCompany = (company: Company, period: Period | null = null): CompanyWire => ({
	id: company.id,
	company_name: company.companyName,
	company_name_kana: company.companyNameKana,
	registration_number: company.registrationNumber,
	industry_code: company.industryCode,
	is_listed: company.isListed,
	funds: company.funds,
	ceo_name: company.ceoName,
	ceo_name_kana: company.ceoNameKana,
	email: company.email,
	position: company.position,
	established_date: company.establishedDate,
	homepage_url: company.homepageUrl,
	company_address: company.companyAddress,
	employee_count: company.employeeCount,
	phone_number: company.phoneNumber,
	corporate_number: company.corporateNumber,
	market_name: company.marketName,
	foreign_employee_count: company.foreignEmployeeCount,
	permanent_employee_count: company.permanentEmployeeCount,
	contract_employee_count: company.contractEmployeeCount,
	temporary_employee_count: company.temporaryEmployeeCount,
	contractor_count: company.contractorCount,
	part_time_employee_count: company.partTimeEmployeeCount,
	intern_count: company.internCount,
	specialist_count: company.specialistCount,
	employee_countries: company.employeeCountries,
	start_date: period?.startDate ?? null,
	end_date: period?.endDate ?? null,
});

export const presentStatus = (status: StatusId, locale: Locale) => ({ id: status, name: statusName(locale, status) });

/** As much of an assessment as a company's list shows. */
export type Newest = Milestones & Pick<Progress, 'id' | 'status' | 'startDate' | 'endDate'>;

/** What the newest assessment of a company says of it, also when it was cancelled; nulls where there is none. */
export const presentNewest = (newest: Newest | null, hasProposal: boolean, locale: Locale) => ({
	start_date: newest?.startDate ?? null,
	end_date: newest?.endDate ?? null,
	status: newest ? presentStatus(newest.status, locale) : null,
	has_improvement_proposal: hasProposal,
	move_back_targets: newest
		? moveBackTargets({ status: newest.status, hasProposal, passed: passedStatuses(newest) })
		: [],
});
