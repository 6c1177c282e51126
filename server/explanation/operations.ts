import { company, consoleStaff } from '#server/calls/define.ts';
import { pdfOf } from '#server/exports/pdf.ts';
import { ofRound } from '#server/reports/of-round.ts';
import { explanation } from '#shared/explanation/schemas.ts';
import { pathId } from '#shared/fields.ts';
import { resultQuery } from '#shared/reports/schemas.ts';
import { getExplanation } from './read.ts';
import { explanationWorkbook } from './workbook.ts';

const params = { id: pathId() };

/** How a score came about, for staff: complete, from grading on. */
export const consoleExplanation = {
	get: consoleStaff.query({
		path: '/console/assessment_results/:id/explanation',
		summary: 'The score breakdown of a round, and what the next star takes',
		params,
		query: resultQuery,
		output: explanation,
		handler: ofRound(getExplanation),
	}),
	download: consoleStaff.workbook({
		path: '/console/assessment_results/:id/explanation/download',
		summary: 'The score breakdown of a round, as an Excel workbook',
		params,
		query: resultQuery,
		handler: ofRound(explanationWorkbook),
	}),
	pdf: consoleStaff.pdf({
		path: '/console/assessment_results/:id/explanation/pdf',
		summary: 'The score breakdown of a round, as PDF',
		params,
		query: resultQuery,
		handler: pdfOf('explanation', ofRound(getExplanation)),
	}),
};

/** How the company's score came about: with its report, at the paper's level of detail. */
export const companyExplanation = {
	get: company.query({
		path: '/app/assessment_results/:id/explanation',
		summary: "One's own score breakdown, as far as the paper allows",
		details: 'From the status on at which the report is shown. Never memos; ratings only at the level of the paper.',
		params,
		query: resultQuery,
		output: explanation,
		handler: ofRound(getExplanation),
	}),
	download: company.workbook({
		path: '/app/assessment_results/:id/explanation/download',
		summary: "One's own score breakdown, as an Excel workbook",
		params,
		query: resultQuery,
		handler: ofRound(explanationWorkbook),
	}),
	pdf: company.pdf({
		path: '/app/assessment_results/:id/explanation/pdf',
		summary: "One's own score breakdown, as PDF",
		params,
		query: resultQuery,
		handler: pdfOf('explanation', ofRound(getExplanation)),
	}),
};
