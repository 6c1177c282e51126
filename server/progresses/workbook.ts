import { type Column, dayCell, instantCell, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbookOf } from '#server/exports/workbook/list-file.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import { turnOf } from '#shared/assessment/turn.ts';
import type { ProgressesQuery } from './filters.ts';
import { listProgresses, type ProgressRow, progressIds } from './list.ts';

const columnsIn = ({ field, column, titled, flag, text, names }: Words): Column<ProgressRow>[] => [
	field('companies.company_name', 36, (row) => row.company_name),
	field('assessment.status', 24, (row) => row.status.name),
	field('assessment.since', 26, (row) => instantCell(row.since)),
	field('assessment.waiting_on', 22, (row) => row.waiting_on && text(`waitingOn.${turnOf(row)}`)),
	field('assessment.start_date', 18, (row) => dayCell(row.start_date)),
	field('assessment.end_date', 18, (row) => dayCell(row.end_date)),
	field('assessment.submitted_at', 24, (row) => instantCell(row.submitted_at)),
	field('assessment.submitted_by', 20, (row) => textCell(row.submitted_by?.name)),
	field('reports.score', 10, (row) => row.score),
	titled('report', 14, (row) => flag(row.has_first_evaluation_report)),
	titled('proposal', 14, (row) => (row.is_proposal_waived ? text('noProposal') : flag(row.has_improvement_proposal))),
	titled('reportAgain', 16, (row) => flag(row.has_second_evaluation_report)),
	field('assessment.issued_at', 18, (row) => dayCell(row.issued_at)),
	field('assessment.updated_at', 24, (row) => instantCell(row.updated_at)),
	field('assessment.age_days', 12, (row) => row.age_days),
	field('assessment.due_on', 18, (row) => dayCell(row.due_on)),
	field('assessment.assigned', 24, (row) => names(row.assessors)),
	field('assessment.open_request_count', 14, (row) => row.open_request_count),
	field('assessment.answered_request_count', 14, (row) => row.answered_request_count),
	column('receiptNumber', 16, (row) => textCell(row.receipt_number)),
];

export const progressesWorkbook = listWorkbookOf<ProgressRow, ProgressesQuery>({
	title: 'progresses',
	plainName: 'assessments.xlsx',
	columns: columnsIn,
	count: async (deps, actor, query, call) => (await listProgresses(deps, actor, query, call)).meta?.total ?? 0,
	ids: progressIds,
	rows: async (deps, actor, query, call) => (await listProgresses(deps, actor, query, call)).rows,
});
