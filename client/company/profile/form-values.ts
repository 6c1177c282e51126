import { z } from 'zod';
import { bodyOf, type ProfileFields } from '#client/companies/form-values.ts';
import { latestEstablishedDate } from '#shared/companies/established-date.ts';
import { ownCompanyBody } from '#shared/companies/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';

/** The company's own form. */

export type CompanyFields = ProfileFields;

/** The latest founding date that the calendar offers. */
export const latestDate = (): string => latestEstablishedDate(tokyoDate(new Date()));

// On the field, so that it is told together with the errors of the others.
const body = z.object({
	...ownCompanyBody,
	established_date: ownCompanyBody.established_date.refine((date) => !date || date <= latestDate(), {
		error: 'company.profile.establishedTooLate',
	}),
});

/** From the fields to the body of the call; the rules are the server's own. */
export const companyForm = z.preprocess((fields: CompanyFields) => bodyOf(fields), body);
