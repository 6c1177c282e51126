import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { inBatches } from '#server/exports/workbook/batches.ts';
import { type Column, instantCell, streamedSheet, textCell } from '#server/exports/workbook/columns.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { listWorkbook } from '#server/exports/workbook/list-file.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import { type AuditEventRow, MANY_ADDRESSES, NO_REASON } from '#shared/audit/schemas.ts';
import type { ListQuery } from '#shared/lists.ts';
import { auditEventIds, listAuditEvents } from './list.ts';

const detailText = (detail: AuditEventRow['detail'], { label, text }: Words): string => {
	const labels: Record<string, string> = {
		reason: label('assessment.reason'),
		critical_failures: label('reports.critical_failures'),
	};
	return Object.entries(detail)
		.filter(([name]) => name !== MANY_ADDRESSES)
		.map(([name, value]) => `${labels[name] ?? name}: ${value === NO_REASON ? text('noReason') : (value ?? '--')}`)
		.join('\n');
};

const columnsIn = (words: Words): Column<AuditEventRow>[] => {
	const { field, text } = words;
	return [
		field('common.id', 10, (event) => event.id),
		field('audit.created_at', 24, (event) => instantCell(event.created_at)),
		field('audit.actor', 20, (event) => textCell(event.actor?.name)),
		field('audit.action', 32, (event) => event.action),
		field('audit.subject', 24, (event) => textCell(event.subject)),
		field('audit.subject_id', 12, (event) => event.subject_id),
		field('audit.detail', 50, (event) => textCell(detailText(event.detail, words))),
		field('audit.occurrences', 10, (event) => event.occurrences),
		field('audit.address', 20, (event) =>
			textCell(event.detail[MANY_ADDRESSES] ? text('manyAddresses') : event.address),
		),
		field('audit.request_id', 38, (event) => textCell(event.request_id)),
	];
};

type Filters = Omit<ListQuery, 'page' | 'per_page'>;

/** The audit log as a workbook. */
export const auditWorkbook = (
	deps: Deps,
	actor: ConsoleActor,
	filters: Filters,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<WorkbookFile> => {
	const words = wordsOf(locale);
	const query = { ...filters, per_page: 1 };
	return listWorkbook(
		deps,
		{ title: 'auditEvents', plainName: 'audit-log.xlsx', locale },
		{
			total: async () => (await listAuditEvents(deps, actor, { ...query, page: 1 })).meta?.total ?? 0,
			sheets: (db) => [
				streamedSheet(words.title('auditEvents'), columnsIn(words), () =>
					inBatches(
						db,
						auditEventIds(db, query),
						async (ids) => (await listAuditEvents({ db }, actor, { ...query, ids })).rows,
					),
				),
			],
		},
	);
};
