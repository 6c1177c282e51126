import { and, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { oneOf } from '#server/db/columns.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { notices } from '#server/db/tables/notices.ts';
import { AWAITING } from '#shared/assessment/round.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';
import { PLANNABLE } from '#shared/assessment/status-sets.ts';
import { GROUPED_KINDS, type NoticeKind } from '#shared/notices/kinds.ts';
import { proposalWaived } from './proposal-state.ts';

/** SQL conditions on `notices` of events of which nothing is left to do. */

const isIn = (statuses: readonly StatusId[]): SQL => sql.raw(`p.status in (${statuses.join(', ')})`);

/** Unless the assessment of the notice still matches. */
const unless = (matches: SQL | undefined): SQL =>
	sql`not exists (select from assessment_progresses p where p.id = ${notices.progressId} and ${matches})`;

/** The round that a notice is about, where its text differs by it. */
const isSecond = sql`${notices.data}->>'round' = ${String(AWAITING.second)}`;

const ofRound = (first: SQL | undefined, second: SQL): SQL =>
	sql`case when ${isSecond} then ${second} else ${first} end`;

/** At 5 an assessment awaits its finalization once the proposal is waived. */
const IS_EVALUATED = isIn([STATUS.evaluated]);
const IS_WAIVED = proposalWaived(sql`p.id`);

const SETTLED: Partial<Record<NoticeKind, SQL>> = {
	submitted: unless(isIn([STATUS.submitted])),
	evidence_answered: sql`not exists (
		select from evidence_requests r where r.id = ${notices.subjectId} and r.status = 'answered'
	)`,
	grading_failed: unless(sql`p.grading_error is not null`),
	report_returned: unless(
		ofRound(or(isIn([STATUS.graded]), and(IS_EVALUATED, not(IS_WAIVED))), isIn([STATUS.regraded])),
	),
	plan_answered: unless(isIn(PLANNABLE)),
	awaiting_finalisation: unless(
		ofRound(or(isIn([STATUS.proposed]), and(IS_EVALUATED, IS_WAIVED)), isIn([STATUS.reevaluated])),
	),
	applied: unless(isIn([STATUS.applied])),
	inquiry: sql`not exists (
		select from ${freeContacts} where ${freeContacts.id} = ${notices.subjectId} and ${isNull(freeContacts.handledAt)}
	)`,
	plan_returned: sql`not exists (
		select from action_reviews r
		join improvement_actions a on a.id = r.action_id
		join assessment_progresses p on p.id = a.progress_id and ${isIn(PLANNABLE)}
		where a.id = ${notices.subjectId} and r.review = 'returned' and r.archived_at is null
	)`,
};

/** Whether nothing is left to do about the event of a notice; of other kinds it stays true. */
export const IS_SETTLED = or(
	...Object.entries(SETTLED).map(([kind, condition]) => and(sql`${notices.kind} = ${kind}`, condition)),
);

/**
 * Marks unread notices of which nothing is left to do as read. Those that somebody reads or changes at this moment are
 * left to the next run, against deadlocks. Returns the statement.
 */
export const settleNotices = (tx: Executor, where: SQL | undefined, now: Date, limit?: number) => {
	const settled = tx
		.select({ id: notices.id })
		.from(notices)
		.where(and(where, isNull(notices.voidedAt), isNull(notices.readAt), oneOf(notices.kind, GROUPED_KINDS), IS_SETTLED))
		.for('update', { skipLocked: true });
	const some = limit === undefined ? settled : settled.limit(limit);
	return tx.update(notices).set({ readAt: now }).where(sql`${notices.id} = any(array(${some}))`);
};
