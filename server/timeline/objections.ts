import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { pointCount, upheldCount } from '#server/assessment/objections.ts';
import type { Executor } from '#server/db/client.ts';
import { objections } from '#server/db/tables/objections.ts';
import type { ObjectionEntry } from '#shared/timeline/schemas.ts';
import { type Kind, kindOf } from './requests.ts';

/** Timeline entries of objections. */

const endKind = sql<Kind>`case ${objections.status} when 'decided' then 'objection_decided' else 'objection_withdrawn' end`;

/** Non-null in the rows selected below. */
const endedAt = sql<Date>`${objections.endedAt}`.mapWith(objections.endedAt).as('ended_at');
const endedBy = sql<number>`${objections.endedBy}`.as('ended_by');

/** Entries with the id of the objection. */
export const objectionEntries = (executor: Executor, progressId: number) =>
	[
		executor
			.select({ kind: kindOf('objection_filed'), id: objections.id, at: objections.filedAt, by: objections.filedBy })
			.from(objections)
			.where(eq(objections.progressId, progressId)),
		executor
			.select({ kind: endKind.as('entry_kind'), id: objections.id, at: endedAt, by: endedBy })
			.from(objections)
			.where(and(eq(objections.progressId, progressId), isNotNull(objections.endedAt))),
	] as const;

export const OBJECTION_KINDS = [
	'objection_filed',
	'objection_withdrawn',
	'objection_decided',
] as const satisfies readonly Kind[];

/** What an entry tells, beside the row of the objection. */
export const objectionCounts = { points: pointCount.as('point_count'), upheld: upheldCount.as('upheld_count') };

type Found = {
	kind: Kind;
	objection: typeof objections.$inferSelect | null;
	objected: { points: number; upheld: number };
};

type Told = Omit<ObjectionEntry, 'id' | 'at' | 'actor'>;

/** Details of an entry for staff; null if it is of another kind. */
export const ofObjection = ({ kind, objection, objected }: Found): Told | null => {
	const known = OBJECTION_KINDS.find((one) => one === kind);
	if (!known || !objection) return null;
	const isDecided = known === 'objection_decided';
	return {
		kind: known,
		objection_id: objection.id,
		point_count: objected.points,
		upheld_count: isDecided ? objected.upheld : null,
		by_cancelling: known === 'objection_withdrawn' && objection.withdrawnBecause === 'cancelled',
		by_involved: known !== 'objection_filed' && objection.decidedByInvolved,
	};
};
