import { type Column, instantCell, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbookOf } from '#server/exports/workbook/list-file.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import { type AuditEventRow, MANY_ADDRESSES } from '#shared/audit/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import { changeLines } from './changes.ts';
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
	field('audit.changes', 60, (event) => textCell(changeLines(event, locale))),
	field('audit.occurrences', 10, (event) => event.occurrences),
	field('audit.address', 20, (event) => textCell(event.detail[MANY_ADDRESSES] ? text('manyAddresses') : event.address)),
	field('audit.action', 32, (event) => event.action),
	field('audit.subject_id', 12, (event) => event.subject_id),
	field('audit.request_id', 38, (event) => textCell(event.request_id)),
];

export const auditWorkbook = listWorkbookOf<AuditEventRow, AuditQuery>({
	title: 'auditEvents',
	plainName: 'audit-log.xlsx',
	columns: columnsIn,
	count: countAuditEvents,
	ids: ({ db }, _actor, query) => auditEventIds(db, query),
	rows: async (deps, actor, query, call) => (await listAuditEvents(deps, actor, query, call)).rows,
});
