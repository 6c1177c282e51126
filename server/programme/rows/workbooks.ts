import { type Column, dayCell, instantCell, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbookOf } from '#server/exports/workbook/list-file.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import type { ActionRow, ResultRow } from '#shared/programme/rows.ts';
import { type ActionRowsQuery, actionRowIds, listActionRows } from './actions.ts';
import { listResultRows, type ResultRowsQuery, resultRowIds } from './results.ts';

/** The rows behind figures, as workbooks. */

const resultColumns = ({ column, field, text, gradeName }: Words): Column<ResultRow>[] => [
	field('companies.company_name', 36, (row) => row.company.name),
	column('round', 14, (row) => text(`rounds.round${row.round}`)),
	column('gradedOn', 18, (row) => dayCell(row.graded_on)),
	column('finalisedOn', 18, (row) => dayCell(row.finalised_on)),
	column('resultPercent', 14, (row) => row.result_percent),
	column('grade', 24, (row) => gradeName(row.grade)),
	field('certificates.stars', 10, (row) => row.stars),
	column('criticalCount', 18, (row) => row.critical_count),
	column('partPercent', 18, (row) => row.part_percent),
	column('lostPercent', 18, (row) => row.lost_percent),
	column('formerPercent', 18, (row) => row.former_percent),
];

export const resultRowsWorkbook = listWorkbookOf<ResultRow, ResultRowsQuery>({
	title: 'programmeResults',
	plainName: 'program-results.xlsx',
	columns: resultColumns,
	count: async (deps, actor, query) => (await listResultRows(deps, actor, query)).meta?.total ?? 0,
	ids: (deps, actor, query) => resultRowIds(deps, actor, query),
	rows: async (deps, actor, query) => (await listResultRows(deps, actor, query)).rows,
});

const actionColumns = ({ column, field, text }: Words): Column<ActionRow>[] => [
	field('companies.company_name', 36, (row) => row.company.name),
	column('subCategory', 28, (row) => row.sub_category),
	field('plans.measure', 60, (row) => row.measure),
	field('plans.owner', 24, (row) => textCell(row.owner)),
	field('plans.target_date', 18, (row) => dayCell(row.target_date)),
	field('plans.action_state', 14, (row) => text(`planStates.${row.action_state}`)),
	column('againstDate', 24, (row) => text(`actionOutcomes.${row.action_outcome}`)),
	column('savedAt', 24, (row) => instantCell(row.saved_at)),
];

export const actionRowsWorkbook = listWorkbookOf<ActionRow, ActionRowsQuery>({
	title: 'programmeActions',
	plainName: 'program-actions.xlsx',
	columns: actionColumns,
	count: async (deps, actor, query, call) => (await listActionRows(deps, actor, query, call)).meta?.total ?? 0,
	ids: (deps, actor, query) => actionRowIds(deps, actor, query),
	rows: async (deps, actor, query, call) => (await listActionRows(deps, actor, query, call)).rows,
});
