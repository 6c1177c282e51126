import { company } from '#server/calls/define.ts';
import { companyInfo, ownCompanyBody } from '#shared/companies/schemas.ts';
import { getOwnCompany } from './read.ts';
import { updateOwnCompany } from './write.ts';

export const ownCompany = {
	info: company.query({
		path: '/app/company_info',
		summary: 'The company with its members',
		output: companyInfo,
		handler: getOwnCompany,
	}),
	update: company.mutation({
		method: 'POST',
		path: '/app/company',
		summary: "Change the company's profile",
		body: ownCompanyBody,
		labels: 'companies',
		success: 'companies.updated',
		handler: updateOwnCompany,
	}),
};
