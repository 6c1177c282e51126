import { z } from 'zod';
import { company, consoleStaff, paged } from '#server/calls/operation.ts';
import {
	companiesQuery,
	companyBody,
	companyDetail,
	companyInfo,
	companyRow,
	newCompanyAnswer,
	newCompanyBody,
	ownCompanyBody,
} from '#shared/companies/schemas.ts';
import { pathId } from '#shared/fields.ts';
import { listCompanies } from './list.ts';
import { readCompany, readOwnCompany } from './read.ts';
import { createCompany, updateCompany, updateOwnCompany } from './write.ts';

const params = { id: pathId() };

/** The profile of one's own company. */
export const ownCompany = {
	info: company.query({
		path: '/app/company_info',
		summary: 'The company with its members',
		output: companyInfo,
		handler: ({ deps, actor }) => readOwnCompany(deps.db, actor),
	}),
	update: company.mutation({
		method: 'POST',
		path: '/app/company',
		summary: "Change the company's profile",
		body: ownCompanyBody,
		labels: 'companies',
		success: 'companies.updated',
		handler: ({ deps, actor, input, call }) => updateOwnCompany(deps, actor, input, call),
	}),
};

/** The companies that the staff may see. */
export const consoleCompanies = {
	list: consoleStaff.query({
		path: '/console/companies',
		summary: 'Companies with the status of their newest assessment',
		query: companiesQuery,
		output: z.array(companyRow),
		handler: async ({ deps, actor, input, call }) => paged(await listCompanies(deps.db, actor, input, call.locale)),
	}),
	get: consoleStaff.query({
		path: '/console/companies/:id',
		summary: 'A company with its members and assessments',
		params,
		output: companyDetail,
		handler: ({ deps, actor, input, call }) => readCompany(deps.db, actor, input.id, call.locale),
	}),
	create: consoleStaff.mutation({
		method: 'POST',
		path: '/console/companies',
		summary: 'Register a company with its first admin',
		body: newCompanyBody,
		labels: 'companies',
		output: newCompanyAnswer,
		success: 'companies.created',
		handler: ({ deps, actor, input, call }) => createCompany(deps, actor, input, call),
	}),
	update: consoleStaff.mutation({
		method: ['PUT', 'PATCH'],
		path: '/console/companies/:id',
		summary: 'Edit a company',
		params,
		body: companyBody,
		labels: 'companies',
		success: 'companies.updated',
		handler: ({ deps, actor, input, call }) => updateCompany(deps, actor, input.id, input, call),
	}),
};
