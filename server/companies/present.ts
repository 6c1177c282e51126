import type { CompanyWire } from '#shared/companies/schemas.ts';
import { type Company, profileOf } from './columns.ts';

/** Start and end of an assessment. A stored progress can be passed as it is. */
export type Period = { startDate: string | null; endDate: string | null };

/** A company as the API returns it, with the period of one of its assessments. */
export const presentCompany = (company: Company, period: Period | null = null): CompanyWire => ({
	id: company.id,
	registration_number: company.registrationNumber,
	industry_code: company.industryCode,
	...profileOf(company),
	start_date: period?.startDate ?? null,
	end_date: period?.endDate ?? null,
});
