import type { companies } from '#server/db/tables/companies.ts';
import type { CompanyWire } from '#shared/companies/schemas.ts';

export type Company = typeof companies.$inferSelect;

/** The period of an assessment; a progress is assignable. */
export type Period = { startDate: string | null; endDate: string | null };

/** A company on the wire, with the period of the assessment that it is shown with. */
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
