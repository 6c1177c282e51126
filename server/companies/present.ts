import type { CompanyWire } from '#shared/companies/schemas.ts';
import { type Company, profileOf } from './columns.ts';

/** The period of an assessment; a progress is assignable. */
export type Period = { startDate: string | null; endDate: string | null };

/** A company on the wire, with the period of the assessment that it is shown with. */
export const presentCompany = (company: Company, period: Period | null = null): CompanyWire => ({
	id: company.id,
	registration_number: company.registrationNumber,
	industry_code: company.industryCode,
	...profileOf(company),
	start_date: period?.startDate ?? null,
	end_date: period?.endDate ?? null,
});
