import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { consoleAdmin, consoleStaff } from '#server/calls/define.ts';
import { SEARCHES } from '#server/calls/description/parameter-texts.ts';
import { assignAssessors, listAssessors } from '#server/members/assessors.ts';
import {
	assessorChoice,
	assessorsBody,
	assessorsQuery,
	companiesQuery,
	companyBody,
	companyRow,
	newCompanyAnswer,
	newCompanyBody,
} from '#shared/companies/schemas.ts';
import { companyDetail } from '#shared/console-companies/detail.ts';
import { pathId } from '#shared/fields.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { listCompanies } from './list.ts';
import { getCompany } from './read.ts';
import { companiesWorkbook } from './workbook.ts';
import { createCompany, updateCompany } from './write.ts';

const params = { id: pathId() };

export const consoleCompanies = {
	list: consoleStaff.query({
		path: '/console/companies',
		summary: 'Companies with the status of their newest assessment',
		fromReplica: true,
		query: companiesQuery,
		output: z.array(companyRow),
		handler: async (deps, actor, input, call) => paged(await listCompanies(deps, actor, input, call)),
	}),
	download: consoleStaff.workbook({
		path: '/console/companies/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		fromReplica: true,
		query: wholeListQuery(companiesQuery),
		handler: companiesWorkbook,
	}),
	get: consoleStaff.query({
		path: '/console/companies/:id',
		summary: 'A company with its members and assessments',
		params,
		output: companyDetail,
		handler: getCompany,
	}),
	create: consoleStaff.mutation({
		method: 'POST',
		path: '/console/companies',
		summary: 'Register a company with its first admin; without a password, a link to set one is emailed',
		body: newCompanyBody,
		labels: 'companies',
		output: newCompanyAnswer,
		success: 'companies.created',
		handler: createCompany,
	}),
	update: consoleStaff.mutation({
		method: ['PUT', 'PATCH'],
		path: '/console/companies/:id',
		summary: 'Edit a company',
		params,
		body: companyBody,
		labels: 'companies',
		success: 'companies.updated',
		handler: updateCompany,
	}),
	assessors: consoleStaff.query({
		path: '/console/assessors',
		summary: 'The assessors to choose from, with their numbers of companies',
		query: assessorsQuery,
		parameterTexts: SEARCHES.assessors,
		output: z.array(assessorChoice),
		handler: async (deps, actor, input) => paged(await listAssessors(deps, actor, input)),
	}),
	assign: consoleAdmin.mutation({
		method: 'PUT',
		path: '/console/companies/:id/assessors',
		summary: 'Replace the assessors assigned to a company',
		params,
		body: assessorsBody,
		success: 'companies.assessorsAssigned',
		handler: (deps, actor, input, call) => assignAssessors(deps, actor, { ...input, replaces: true }, call),
	}),
};
