import { company, companyAdmin } from '#server/calls/define.ts';
import { termsAcceptanceBody, termsStanding } from '#shared/legal/schemas.ts';
import { acceptTerms, getTerms } from './acceptance.ts';

export const companyTerms = {
	get: company.query({
		path: '/app/terms',
		summary: "The version of the terms, and whether one's own company has accepted it",
		details: 'No other call depends on it.',
		output: termsStanding,
		handler: getTerms,
	}),
	accept: companyAdmin.mutation({
		method: 'POST',
		path: '/app/terms/accept',
		summary: 'Accept the terms for the company',
		details: 'Stored with time and person, once a version. 409 for another version than the current one.',
		body: termsAcceptanceBody,
		output: termsStanding,
		success: 'companies.termsAccepted',
		handler: acceptTerms,
	}),
};
