import { z } from 'zod';
import { companyUser } from '#shared/accounts/schemas.ts';
import { assessor } from '#shared/companies/assigned.ts';
import { companyWire, newestAssessment } from '#shared/companies/schemas.ts';
import { undecidedRequest } from '#shared/evidence/undecided.ts';
import { progressOfCompany } from '#shared/progresses/schemas.ts';
import { savedState } from '#shared/versions.ts';

/** The screen of a company in the console: its profile, members and assessments. */
export const companyDetail = companyWire.extend({
	...savedState,
	...newestAssessment,
	/** The operator's own number, from an import. */
	your_number: z.string().nullable(),
	assessors: z.array(assessor),
	company_users: z.array(companyUser),
	/** Newest first. */
	assessment_progresses: z.array(progressOfCompany),
	/** Requests for evidence that wait for an answer or a decision. */
	requests: z.array(undecidedRequest),
});
