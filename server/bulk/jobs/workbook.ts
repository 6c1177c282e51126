import { type Column, instantCell, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbookOf } from '#server/exports/workbook/list-file.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import type { BulkRow } from '#shared/bulk/job-schemas.ts';
import { listRows, type RowsQuery, rowIds } from './read.ts';

const columnsIn = ({ field, column, text }: Words): Column<BulkRow>[] => [
	field('companies.company_name', 36, (row) => textCell(row.company.name)),
	column('bulkState', 14, (row) => text(`rowStates.${row.state}`)),
	field('assessment.reason', 60, (row) => textCell(row.reason)),
	field('assessment.assigned', 24, (row) => textCell(row.assessor?.name)),
	field('bulk.due_at', 24, (row) => instantCell(row.due_at)),
	field('bulk.done_at', 24, (row) => instantCell(row.done_at)),
];

export const rowsWorkbook = listWorkbookOf<BulkRow, RowsQuery>({
	title: 'bulkRows',
	plainName: 'results.xlsx',
	columns: columnsIn,
	count: async (deps, actor, query, call) => (await listRows(deps, actor, query, call)).meta?.total ?? 0,
	ids: rowIds,
	rows: async (deps, actor, query, call) => (await listRows(deps, actor, query, call)).rows,
});
