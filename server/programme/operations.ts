import { consoleAdmin, consoleStaff } from '#server/calls/define.ts';
import { pdfOf } from '#server/exports/pdf.ts';
import { programmeQuery } from '#shared/programme/filters.ts';
import {
	assessorFigures,
	certificateFigures,
	flow,
	questions,
	results,
	stock,
	voiceFigures,
	wayIn,
	workFigures,
} from '#shared/programme/schemas.ts';
import { readAssessors } from './assessors.ts';
import { readCertificates } from './certificates.ts';
import { readFlow } from './flow.ts';
import { keptFigures } from './kept-figures.ts';
import { readPrinted } from './printed.ts';
import { readQuestions } from './questions.ts';
import { readResults } from './results.ts';
import { programmeRows } from './rows/operations.ts';
import { readStock } from './stock.ts';
import { readVoice } from './voice.ts';
import { readWayIn } from './way-in.ts';
import { readWork } from './work.ts';
import { programmeWorkbook } from './workbook.ts';

const { month_from, month_to } = programmeQuery;

const OWN = 'Assessors read the figures of their companies.';

/** Figures of the whole programme, chart by chart. */
export const consoleProgramme = {
	...programmeRows,
	stock: consoleStaff.query({
		path: '/console/programme/stock',
		summary: 'Companies by the status of their current assessment, and how long they have been there',
		details: `${OWN} The period does not matter.`,
		query: programmeQuery,
		fromReplica: true,
		output: stock,
		handler: readStock,
	}),
	flow: consoleStaff.query({
		path: '/console/programme/flow',
		summary: 'What assessments reached by month, with the same months a year before',
		details: OWN,
		query: programmeQuery,
		fromReplica: true,
		output: flow,
		handler: readFlow,
	}),
	results: consoleStaff.query({
		path: '/console/programme/results',
		summary: 'Scores, grades, stars and categories of results finalized in the period',
		details: OWN,
		query: programmeQuery,
		fromReplica: true,
		output: results,
		handler: keptFigures('results', readResults),
	}),
	questions: consoleStaff.query({
		path: '/console/programme/questions',
		summary: 'The questions that cost the most points in results finalized in the period',
		details: OWN,
		query: programmeQuery,
		fromReplica: true,
		output: questions,
		handler: keptFigures('questions', readQuestions),
	}),
	certificates: consoleStaff.query({
		path: '/console/programme/certificates',
		summary: 'Valid certificates, when they end, and how many were renewed',
		details: OWN,
		query: programmeQuery,
		fromReplica: true,
		output: certificateFigures,
		handler: readCertificates,
	}),
	work: consoleStaff.query({
		path: '/console/programme/work',
		summary: 'Requests for evidence and actions of improvement plans, and what companies did of them',
		details: OWN,
		query: programmeQuery,
		fromReplica: true,
		output: workFigures,
		handler: readWork,
	}),
	assessors: consoleStaff.query({
		path: '/console/programme/assessors',
		summary: 'What assessors have before them, and what they finished in the period',
		details: 'Assessors read their own figures alone, beside those of all colleagues together.',
		query: programmeQuery,
		fromReplica: true,
		output: assessorFigures,
		handler: readAssessors,
	}),
	download: consoleStaff.workbook({
		path: '/console/programme/download',
		summary: 'The figures as an Excel workbook of one sheet for each chart',
		details: `${OWN} Nothing about fewer than ten companies is in it; 409 if the filters leave fewer.`,
		query: programmeQuery,
		refusals: { 409: { when: 'The filters leave fewer than ten companies' } },
		fromReplica: true,
		handler: programmeWorkbook,
	}),
	pdf: consoleStaff.pdf({
		path: '/console/programme/pdf',
		summary: 'The main figures as a PDF of two pages',
		details: `${OWN} Nothing about fewer than ten companies is in it; 409 if the filters leave fewer.`,
		query: programmeQuery,
		refusals: { 409: { when: 'The filters leave fewer than ten companies' } },
		handler: pdfOf('programme', readPrinted),
	}),
	wayIn: consoleAdmin.query({
		path: '/console/programme/way_in',
		summary: 'From free results to certificates, by the partner through whom visitors came',
		query: { month_from, month_to },
		fromReplica: true,
		output: wayIn,
		handler: readWayIn,
	}),
	voice: consoleAdmin.query({
		path: '/console/programme/voice',
		summary: 'What workers said over all companies, once ten rounds with ten answers are closed',
		output: voiceFigures,
		handler: readVoice,
	}),
};
