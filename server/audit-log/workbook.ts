import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { inBatches } from '#server/exports/workbook/batches.ts';
import { type Column, instantCell, streamedSheet, textCell } from '#server/exports/workbook/columns.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { listWorkbook } from '#server/exports/workbook/list-file.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import { type AuditEventRow, MANY_ADDRESSES } from '#shared/audit/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import type { AuditQuery } from './conditions.ts';
import { auditEventIds, countAuditEvents, listAuditEvents } from './list.ts';

const columnsIn = ({ field, text }: Words, locale: Locale): Column<AuditEventRow>[] => [
	field('common.id', 10, (event) => event.id),
	field('audit.created_at', 24, (event) => instantCell(event.created_at)),
	field('audit.actor', 20, (event) => textCell(event.actor?.name)),
	field('audit.event_kind', 20, ({ event_kind: kind }) => kind && serverText(locale, `audit.kinds.${kind}`)),
	field('audit.what_happened', 60, (event) => event.what_happened),
	field('audit.subject', 40, (event) => textCell(event.subject_name)),
	field('audit.detail', 50, (event) => textCell(event.detail_words)),
	field('audit.occurrences', 10, (event) => event.occurrences),
	field('audit.address', 20, (event) => textCell(event.detail[MANY_ADDRESSES] ? text('manyAddresses') : event.address)),
	field('audit.action', 32, (event) => event.action),
	field('audit.subject_id', 12, (event) => event.subject_id),
	field('audit.request_id', 38, (event) => textCell(event.request_id)),
];

type Filters = Omit<AuditQuery, 'page' | 'per_page'>;

/** The audit log as a workbook. */
export const auditWorkbook = (
	deps: Deps,
	actor: ConsoleActor,
	filters: Filters,
	call: Pick<CallContext, 'locale'>,
): Promise<WorkbookFile> => {
	const { locale } = call;
	const words = wordsOf(locale);
	const query = { ...filters, per_page: 1 };
	return listWorkbook(
		deps,
		{ title: 'auditEvents', plainName: 'audit-log.xlsx', locale },
		{
			total: () => countAuditEvents(deps, actor, query),
			sheets: (db) => [
				streamedSheet(words.title('auditEvents'), columnsIn(words, locale), () =>
					inBatches(
						db,
						auditEventIds(db, query),
						async (ids) => (await listAuditEvents({ db }, actor, { ...query, ids }, call)).rows,
					),
				),
			],
		},
	);
};
