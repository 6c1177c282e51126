import { type ProfileName, profileFieldsOf } from '#client/companies/form-values.ts';
import { companyForm } from '#client/company/profile/form-values.ts';
import type { CompanyWire } from '#shared/companies/schemas.ts';

/** The profile fields that its form would reject, mostly because they are empty, in the order of the form. */
export const missingFields = (company: CompanyWire): ProfileName[] => {
	const fields = profileFieldsOf(company);
	const { error } = companyForm.safeParse(fields);
	const refused = new Set(error?.issues.map(({ path }) => path[0]));
	return (Object.keys(fields) as ProfileName[]).filter((name) => refused.has(name));
};
