import { type ProfileName, profileFieldsOf } from '#client/companies/form-values.ts';
import { companyForm } from '#client/company/profile/form-values.ts';
import type { CompanyWire } from '#shared/companies/schemas.ts';

/** The fields of the profile that its form would refuse, most of them empty, in the order of the form. */
export const missingFields = (company: CompanyWire): ProfileName[] => {
	const fields = profileFieldsOf(company);
	const { error } = companyForm.safeParse(fields);
	const refused = new Set(error?.issues.map(({ path }) => path[0]));
	return (Object.keys(fields) as ProfileName[]).filter((name) => refused.has(name));
};
