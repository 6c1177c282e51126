import { type AnyColumn, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { inWindow, newestFirst, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { auditEvents, type Change } from '#server/db/tables/audit.ts';
import { type Ref, readSubjects, type Subjects } from '#server/subjects/names.ts';
import type { AUDIT_SORT, AuditEventRow } from '#shared/audit/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import { presentChanges, refsInChanges } from './changes.ts';
import { type AuditQuery, listed } from './conditions.ts';
import { detailWords, refsIn } from './details.ts';
import { kindOf, sentenceOf } from './kinds.ts';

const SORTABLE: Readonly<Record<(typeof AUDIT_SORT)[number], AnyColumn>> = {
	created_at: auditEvents.createdAt,
	action: auditEvents.action,
};

const order = (query: AuditQuery): SQL[] =>
	orderOf(query, SORTABLE, newestFirst(auditEvents.createdAt, auditEvents.id));

export const auditEventIds = async (executor: Executor, query: AuditQuery): Promise<SQL> =>
	executor
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(await listed(executor, query))
		.orderBy(...order(query))
		.getSQL();

/** Changes of an event that the list shows: a whole paper has thousands. */
const SHOWN_CHANGES = 20;

const { changes: everyChange, ...columns } = getTableColumns(auditEvents);

const shownColumns = {
	...columns,
	changes: sql<Change[]>`jsonb_path_query_array(${everyChange}, ${sql.raw(`'$[0 to ${SHOWN_CHANGES - 1}]'`)})`,
	changeCount: sql<number>`jsonb_array_length(${everyChange})`,
};

type Listed = {
	event: typeof auditEvents.$inferSelect & { changeCount: number };
	actor: AuditEventRow['actor'];
};

const subjectOf = ({ subject, subjectId }: Listed['event']): Ref | null =>
	subject === null || subjectId === null ? null : { type: subject, id: subjectId };

const present = ({ event, actor }: Listed, subjects: Subjects, locale: Locale): AuditEventRow => {
	const { action, detail } = event;
	const ref = subjectOf(event);
	const subject = ref && subjects.get(ref);
	return {
		id: event.id,
		actor,
		action,
		event_kind: kindOf(action),
		what_happened: sentenceOf(locale, action, subject?.name ?? '') ?? serverText(locale, 'audit.unknown', { action }),
		subject: event.subject,
		subject_id: event.subjectId,
		subject_name: subject?.name ?? null,
		subject_path: subject?.path ?? null,
		detail,
		detail_words: detailWords(detail, subjects, locale),
		changes: presentChanges(event, subjects, locale),
		change_count: event.changeCount,
		address: event.address,
		request_id: event.requestId,
		occurrences: event.occurrences,
		created_at: event.createdAt.toISOString(),
	};
};

const presentAll = async (executor: Executor, rows: readonly Listed[], locale: Locale): Promise<AuditEventRow[]> => {
	const refs = rows.flatMap(({ event }) => [
		...[subjectOf(event) ?? []].flat(),
		...refsIn(event.detail),
		...refsInChanges(event),
	]);
	const subjects = await readSubjects(executor, refs, locale);
	return rows.map((row) => present(row, subjects, locale));
};

const listRows = (executor: Executor, actor: ConsoleActor, query: AuditQuery, where: SQL | undefined) =>
	readPage(executor, query, {
		rows: async (one, window): Promise<Listed[]> => {
			const events = one
				.select({ event: shownColumns, actor: { id: users.id, name: users.name } })
				.from(auditEvents)
				.leftJoin(users, eq(users.id, auditEvents.actorId))
				.where(where)
				.orderBy(...order(query))
				.$dynamic();
			return inWindow(events, window);
		},
		total: async (one) => {
			const [row] = await one.select({ total: count() }).from(auditEvents).where(where);
			return row?.total ?? 0;
		},
		long: { name: 'audit events', userId: actor.userId },
	});

export const countAuditEvents = async ({ db }: Reader, actor: ConsoleActor, query: AuditQuery): Promise<number> => {
	const one = { ...query, page: 1, per_page: 1 };
	return (await listRows(db, actor, one, await listed(db, one))).meta?.total ?? 0;
};

/** Audit events, newest first, with the names of their actors and subjects, also of deleted accounts. */
export const listAuditEvents = async (
	{ db }: Reader,
	actor: ConsoleActor,
	query: AuditQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<AuditEventRow>> => {
	const { rows, meta } = await listRows(db, actor, query, await listed(db, query));
	return { meta, rows: await presentAll(db, rows, locale) };
};

/** One event with all of its changes. @throws 404 */
export const getAuditEvent = async (
	{ db }: Reader,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<AuditEventRow> => {
	const rows = await db
		.select({
			event: { ...shownColumns, changes: everyChange },
			actor: { id: users.id, name: users.name },
		})
		.from(auditEvents)
		.leftJoin(users, eq(users.id, auditEvents.actorId))
		.where(eq(auditEvents.id, id));
	const [event] = await presentAll(db, rows, locale);
	if (!event) throw notFound();
	return event;
};
