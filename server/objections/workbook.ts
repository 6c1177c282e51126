import { type Column, dayCell, instantCell, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbookOf } from '#server/exports/workbook/list-file.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import { shownState } from '#shared/objections/rules.ts';
import type { ObjectionRow } from '#shared/objections/schemas.ts';
import { listObjections, type ObjectionsQuery, objectionIds } from './read.ts';

const columnsIn = ({ column, field, text }: Words): Column<ObjectionRow>[] => [
	field('companies.company_name', 36, (row) => row.company.name),
	column('round', 14, (row) => text(`rounds.round${row.round}`)),
	column('objectionState', 16, (row) => text(`objectionStates.${shownState(row)}`)),
	field('objections.filed_at', 24, (row) => instantCell(row.filed_at)),
	column('filedBy', 20, (row) => row.filed_by.name),
	column('decideBy', 18, (row) => dayCell(row.due_on)),
	field('objections.point_count', 12, (row) => row.point_count),
	field('objections.upheld_count', 12, (row) => row.upheld_count),
	field('objections.file_count', 12, (row) => row.file_count),
	field('evidence.decided_at', 24, (row) => instantCell(row.decided_at)),
	column('decidedBy', 20, (row) => textCell(row.decided_by?.name)),
	column('correctedAt', 24, (row) => instantCell(row.corrected_at)),
];

export const objectionsWorkbook = listWorkbookOf<ObjectionRow, ObjectionsQuery>({
	title: 'objections',
	plainName: 'objections.xlsx',
	columns: columnsIn,
	count: async (deps, actor, query) => (await listObjections(deps, actor, query)).meta?.total ?? 0,
	ids: (deps, actor, query) => objectionIds(deps, actor, query),
	rows: async (deps, actor, query) => (await listObjections(deps, actor, query)).rows,
});
