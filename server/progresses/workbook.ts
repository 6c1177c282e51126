import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import type { Executor } from '#server/db/client.ts';
import { inBatches } from '#server/exports/workbook/batches.ts';
import { type Column, dayCell, instantCell, streamedSheet, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbook } from '#server/exports/workbook/list-file.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { listProgresses, type ProgressesQuery, type ProgressRow } from './list.ts';

const columnsIn = ({ column, field, flag, text }: Words): Column<ProgressRow>[] => [
	field('company_name', 36, (row) => row.company_name),
	column('status', 24, (row) => row.status.name),
	column('since', 26, (row) => instantCell(row.since)),
	column('waitingOn', 14, (row) => row.waiting_on && text(`waitingOn.${row.waiting_on}`)),
	column('startDate', 18, (row) => dayCell(row.start_date)),
	column('endDate', 18, (row) => dayCell(row.end_date)),
	column('submittedAt', 24, (row) => instantCell(row.submitted_at)),
	column('submittedBy', 20, (row) => textCell(row.submitted_by?.name)),
	column('score', 10, (row) => row.score),
	column('hasFirstReport', 14, (row) => flag(row.has_first_evaluation_report)),
	column('hasProposal', 14, (row) => flag(row.has_improvement_proposal)),
	column('hasSecondReport', 16, (row) => flag(row.has_second_evaluation_report)),
	column('issuedAt', 18, (row) => dayCell(row.issued_at)),
	column('updatedAt', 24, (row) => instantCell(row.updated_at)),
];

type Filters = Omit<ProgressesQuery, 'page' | 'per_page'>;

/** The list of assessments as a workbook. */
export const progressesWorkbook = (
	deps: Deps,
	actor: ConsoleActor,
	filters: Filters,
	{ locale }: { locale: Locale },
): Promise<ServedFile> => {
	const words = wordsOf(locale);
	const read = (executor: Executor) => async (query: ProgressesQuery) =>
		(await listProgresses(executor, actor, query, locale)).rows;
	return listWorkbook(deps, { title: 'progresses', locale }, (executor) => [
		streamedSheet(words.title('progresses'), columnsIn(words), () => inBatches(filters, read(executor))),
	]);
};
