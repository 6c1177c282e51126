import { type Column, dayCell, instantCell, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbookOf } from '#server/exports/workbook/list-file.ts';
import { requestState } from '#server/exports/workbook/request-state.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { listRequests, type RequestsQuery, requestIds } from './read.ts';

const columnsIn = (words: Words): Column<RequestRow>[] => {
	const { column, field, text } = words;
	return [
		field('companies.company_name', 36, (row) => row.company.name),
		column('subCategory', 28, (row) => textCell(row.question?.sub_category.content)),
		column('question', 48, (row) => row.question?.content ?? text('wholeAssessment')),
		column('requestState', 20, (row) => requestState(words, row.status, row.withdrawn_because)),
		column('asked', 60, (row) => row.content),
		field('assessment.due_on', 18, (row) => dayCell(row.due_on)),
		field('assessment.age_days', 12, (row) => row.waiting?.age_days ?? null),
		column('askedAt', 24, (row) => instantCell(row.created_at)),
		column('askedBy', 20, (row) => textCell(row.created_by?.name)),
		field('evidence.answered_at', 24, (row) => instantCell(row.answered_at)),
		field('evidence.decided_at', 24, (row) => instantCell(row.decided_at)),
		field('evidence.file_count', 12, (row) => row.file_count),
		field('evidence.message_count', 14, (row) => row.message_count),
	];
};

export const requestsWorkbook = listWorkbookOf<RequestRow, RequestsQuery>({
	title: 'evidenceRequests',
	plainName: 'evidence-requests.xlsx',
	columns: columnsIn,
	count: async (deps, actor, query, call) => (await listRequests(deps, actor, query, call)).meta?.total ?? 0,
	ids: (deps, actor, query) => requestIds(deps, actor, query),
	rows: async (deps, actor, query, call) => (await listRequests(deps, actor, query, call)).rows,
});
