import { z } from 'zod';
import { consoleAdmin } from '#server/calls/define.ts';
import { checkImport } from '#server/company-import/check.ts';
import { importTemplate } from '#server/company-import/template.ts';
import { MAX_WORKBOOK_BYTES } from '#server/workbooks/open.ts';
import { importCheck } from '#shared/company-import/schemas.ts';
import { id } from '#shared/fields.ts';
import { checkForm, importCompanies, importForm } from './jobs/import.ts';

const file = {
	field: 'workbook',
	onlyOne: 'papers.workbook.onlyOne',
	maxBytes: () => MAX_WORKBOOK_BYTES,
	accepts: 'An Excel workbook (xlsx).',
} as const;

/** Companies by Excel: a template, a check that writes nothing, and the import as a job over many rows. */
export const consoleCompanyImport = {
	template: consoleAdmin.workbook({
		path: '/console/companies/import/template',
		summary: 'An empty workbook to write companies and their admins into, worded in the language of the request',
		handler: (_deps, _actor, _input, call) => importTemplate(call),
	}),
	check: consoleAdmin.upload({
		path: '/console/companies/import/check',
		summary: 'What an import of a workbook would do, with every error at its cell; nothing is written',
		form: checkForm,
		file,
		output: importCheck,
		success: 'companyImport.checked',
		handler: checkImport,
	}),
	run: consoleAdmin.upload({
		path: '/console/companies/import',
		summary: 'Register and change the companies of a workbook, as a job over many rows',
		details:
			'Rows are found again by `your_number` or the registration number; empty cells leave what is stored. Nothing is imported while a cell has an error, which is named by sheet and cell (`Companies.C5`). With `mails_per_hour`, new admins are mailed a link to set a password, so many an hour, once all companies are there.',
		form: importForm,
		file,
		output: z.object({ id: id() }),
		success: 'bulk.created',
		handler: importCompanies,
	}),
};
