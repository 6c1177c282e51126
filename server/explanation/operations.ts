import { company, consoleStaff } from '#server/calls/define.ts';
import { pdfFile } from '#server/exports/pdf.ts';
import { XLSX } from '#server/exports/workbook/file.ts';
import { roundOf } from '#shared/assessment/round.ts';
import { explanation } from '#shared/explanation/schemas.ts';
import { PDF_TYPE } from '#shared/exports/documents.ts';
import { pathId } from '#shared/fields.ts';
import { resultQuery } from '#shared/reports/schemas.ts';
import { getExplanation } from './read.ts';
import { explanationWorkbook } from './workbook.ts';

const params = { id: pathId() };

const roundFrom = ({ id, is_first_time }: { id: number; is_first_time: boolean }) => ({
	id,
	round: roundOf(is_first_time),
});

/** Where a score came from, for staff: whole, from grading on. */
export const consoleExplanation = {
	get: consoleStaff.query({
		path: '/console/assessment_results/:id/explanation',
		summary: 'Where the score of a round came from, and what the next star takes',
		params,
		query: resultQuery,
		output: explanation,
		handler: (deps, actor, input, call) => getExplanation(deps, actor, roundFrom(input), call),
	}),
	download: consoleStaff.file({
		path: '/console/assessment_results/:id/explanation/download',
		summary: 'Where the score of a round came from, as an Excel workbook',
		params,
		query: resultQuery,
		contentType: XLSX,
		handler: (deps, actor, input, call) => explanationWorkbook(deps, actor, roundFrom(input), call),
	}),
	pdf: consoleStaff.file({
		path: '/console/assessment_results/:id/explanation/pdf',
		summary: 'Where the score of a round came from, as PDF',
		params,
		query: resultQuery,
		contentType: PDF_TYPE,
		mayBePending: true,
		handler: async (deps, actor, input, call) =>
			pdfFile(
				deps,
				{ kind: 'explanation', content: await getExplanation(deps, actor, roundFrom(input), call) },
				call,
				actor,
			),
	}),
};

/** The same for the company, with its report and as far as the paper says. */
export const companyExplanation = {
	get: company.query({
		path: '/app/assessment_results/:id/explanation',
		summary: "Where one's own score came from, as far as the paper says",
		details: 'From the status on at which the report is shown. Never memos; ratings only at the level of the paper.',
		params,
		query: resultQuery,
		output: explanation,
		handler: (deps, actor, input, call) => getExplanation(deps, actor, roundFrom(input), call),
	}),
	download: company.file({
		path: '/app/assessment_results/:id/explanation/download',
		summary: "Where one's own score came from, as an Excel workbook",
		params,
		query: resultQuery,
		contentType: XLSX,
		handler: (deps, actor, input, call) => explanationWorkbook(deps, actor, roundFrom(input), call),
	}),
	pdf: company.file({
		path: '/app/assessment_results/:id/explanation/pdf',
		summary: "Where one's own score came from, as PDF",
		params,
		query: resultQuery,
		contentType: PDF_TYPE,
		mayBePending: true,
		handler: async (deps, actor, input, call) =>
			pdfFile(
				deps,
				{ kind: 'explanation', content: await getExplanation(deps, actor, roundFrom(input), call) },
				call,
				actor,
			),
	}),
};
