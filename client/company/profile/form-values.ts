import { z } from 'zod';
import { bodyOf, type ProfileFields } from '#client/companies/form-values.ts';
import { latestEstablishedDate } from '#shared/companies/established-date.ts';
import { ownCompanyBody } from '#shared/companies/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';

export type CompanyFields = ProfileFields;

/** The latest founding date that the date picker offers. */
export const latestDate = (): string => latestEstablishedDate(tokyoDate(new Date()));

// Validated by field, so that this error appears together with those of other fields.
const body = z.object({
	...ownCompanyBody,
	established_date: ownCompanyBody.established_date.refine((date) => !date || date <= latestDate(), {
		error: 'company.profile.establishedTooLate',
	}),
});

/** From the fields to the body of the call, validated by the server's own rules. */
export const companyForm = z.preprocess((fields: CompanyFields) => bodyOf(fields), body);
