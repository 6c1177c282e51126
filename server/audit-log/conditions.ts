import { and, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { containsAs, isOneOf } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { AUDIT_SUBJECTS, AuditKind } from '#shared/audit/schemas.ts';
import { endOfTokyoDate, startOfTokyoDate } from '#shared/dates.ts';
import type { ListQuery } from '#shared/lists.ts';
import { actionsOf, actionsSaying } from './kinds.ts';

export type AuditQuery = ListQuery & {
	event_kind?: AuditKind | undefined;
	actor_id?: number | undefined;
	company_id?: number | undefined;
	subject?: (typeof AUDIT_SUBJECTS)[number] | undefined;
	subject_id?: number | undefined;
	with_changes?: boolean | undefined;
	date_from?: string | undefined;
	date_to?: string | undefined;
};

/**
 * Stored actions that match a search term by their sentence or code. Looked up with an index skip scan (some dozens of
 * actions in millions of events), so that events can be filtered by action in order of time.
 */
const actionsFor = async (executor: Executor, q: string): Promise<string[]> => {
	const { rows } = await executor.execute<{ action: string }>(sql`
		with recursive known as (
			(select action from ${auditEvents} order by action nulls first limit 1)
			union all
			select (select e.action from ${auditEvents} e where e.action > known.action order by e.action nulls first limit 1)
			from known where known.action is not null
		)
		select action from known where ${containsAs(sql`action`, q.toLowerCase())} or action = any(${sql.param(actionsSaying(q))})`);
	return rows.map(({ action }) => action);
};

/*
 * Ids are passed as arrays so that PostgreSQL uses the indexes on subject and actor instead of scanning the log in order
 * of time.
 */

const peopleOf = (companyId: number): SQL =>
	sql`array(select ${users.id} from ${users} where ${users.companyId} = ${companyId})`;

const about = (subject: string, ids: SQL, actions?: readonly string[]): SQL =>
	sql`select e.id from ${auditEvents} e where e.subject = ${subject} and e.subject_id = any(${ids})${
		actions ? sql` and e.action = any(${sql.param([...actions])})` : sql``
	}`;

const one = (id: number): SQL => sql`array[${id}::int]`;

const anyOf = (selects: readonly SQL[]): SQL =>
	sql`${auditEvents.id} = any(array(${sql.join([...selects], sql` union `)}))`;

/** Events about a company, its assessments and its people. */
const aboutCompany = (companyId: number): SQL[] => [
	about('company', one(companyId)),
	about(
		'assessment_progress',
		sql`array(select ${assessmentProgresses.id} from ${assessmentProgresses} where ${assessmentProgresses.companyId} = ${companyId})`,
	),
	about('user', peopleOf(companyId)),
];

/** Events about a company, or by its people. */
const isOfCompany = (companyId: number): SQL =>
	anyOf([
		...aboutCompany(companyId),
		sql`select e.id from ${auditEvents} e where e.actor_id = any(${peopleOf(companyId)})`,
	]);

/** Events about the certificate of an assessment, among them the company's decisions about the directory. */
const aboutCertificate = (progressId: number): SQL[] => [
	about('assessment_progress', one(progressId), actionsOf('certificate')),
	about(
		'company',
		sql`array(select ${assessmentProgresses.companyId} from ${assessmentProgresses} where ${assessmentProgresses.id} = ${progressId})`,
		['certificate.listed', 'certificate.unlisted'],
	),
];

const HISTORIES: Readonly<Record<(typeof AUDIT_SUBJECTS)[number], (id: number) => SQL[]>> = {
	company: aboutCompany,
	user: (id) => [about('user', one(id))],
	certificate: aboutCertificate,
};

/** Whether an event changed values; those of ratings are in its details. */
const hasChanges = or(ne(auditEvents.changes, []), sql`${auditEvents.detail} ? 'ratings'`);

export const listed = async (executor: Executor, query: AuditQuery): Promise<SQL | undefined> => {
	const { ids, q, event_kind: kind, actor_id: actorId, company_id: companyId, date_from: from, date_to: to } = query;
	const { subject, subject_id: subjectId, with_changes: withChanges } = query;
	if (ids) return isOneOf(auditEvents.id, ids);
	return and(
		q ? inArray(auditEvents.action, await actionsFor(executor, q)) : undefined,
		kind ? inArray(auditEvents.action, [...actionsOf(kind)]) : undefined,
		actorId ? eq(auditEvents.actorId, actorId) : undefined,
		companyId ? isOfCompany(companyId) : undefined,
		subject && subjectId ? anyOf(HISTORIES[subject](subjectId)) : undefined,
		withChanges ? hasChanges : undefined,
		from ? gte(auditEvents.createdAt, startOfTokyoDate(from)) : undefined,
		to ? lte(auditEvents.createdAt, endOfTokyoDate(to)) : undefined,
	);
};
