import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { consoleStaff } from '#server/calls/define.ts';
import { wholeListQuery } from '#shared/lists.ts';
import {
	actionRow,
	actionRowsQuery,
	counted,
	countedQuery,
	resultRow,
	resultRowsQuery,
} from '#shared/programme/rows.ts';
import { listActionRows } from './actions.ts';
import { readCounted } from './counted.ts';
import { listResultRows } from './results.ts';
import { actionRowsWorkbook, resultRowsWorkbook } from './workbooks.ts';

const OWN = 'Assessors read the rows of their companies.';

/** In this list, of results rather than of certificates. */
const resultTexts = { stars: 'Only results with this number of stars; empty for all.' };

/** The rows behind figures of the programme. */
export const programmeRows = {
	counted: consoleStaff.query({
		path: '/console/programme/counted',
		summary: 'What a list of counted rows is about, in words, and when the facts were last compared with everything',
		query: countedQuery,
		output: counted,
		handler: readCounted,
	}),
	resultRows: {
		list: consoleStaff.query({
			path: '/console/programme/result_rows',
			summary: 'The results that a figure counted, by the filters of the figure',
			details: OWN,
			query: resultRowsQuery,
			parameterTexts: resultTexts,
			fromReplica: true,
			output: z.array(resultRow),
			handler: async (deps, actor, input) => paged(await listResultRows(deps, actor, input)),
		}),
		download: consoleStaff.workbook({
			path: '/console/programme/result_rows/download',
			summary: 'The same list as an Excel workbook, with the filters and the order of the list',
			details: OWN,
			query: wholeListQuery(resultRowsQuery),
			parameterTexts: resultTexts,
			fromReplica: true,
			handler: resultRowsWorkbook,
		}),
	},
	actionRows: {
		list: consoleStaff.query({
			path: '/console/programme/action_rows',
			summary: 'The actions of improvement plans that a figure counted: whose date came in the period',
			details: OWN,
			query: actionRowsQuery,
			fromReplica: true,
			output: z.array(actionRow),
			handler: async (deps, actor, input, call) => paged(await listActionRows(deps, actor, input, call)),
		}),
		download: consoleStaff.workbook({
			path: '/console/programme/action_rows/download',
			summary: 'The same list as an Excel workbook, with the filters and the order of the list',
			details: OWN,
			query: wholeListQuery(actionRowsQuery),
			fromReplica: true,
			handler: actionRowsWorkbook,
		}),
	},
};
