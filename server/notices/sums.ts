import { and, count, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Executor } from '#server/db/client.ts';
import { mails, type NoticeData, notices } from '#server/db/tables/notices.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';

/**
 * Notices that strangers can cause in any number. Each is in the inbox; by mail a user gets a few per hour one by one,
 * and the others in one summary, sent an hour after the first of them with their number.
 */

/** More than an operator gets on a usual day. */
export const MAILS_AN_HOUR = 5;
const HOUR_MS = 60 * 60 * 1000;
/** A mail is tried for a day, and an hour longer if many wait. */
const WAITS_AT_MOST_MS = 26 * HOUR_MS;

/** First key of an advisory lock that serializes counting by workers. */
const SUMS_LOCK = 7_107;

/** Data that marks a mail as a summary. */
const SUM: NoticeData = { is_sum: 1 };

export const isSum = (data: NoticeData): boolean => data.is_sum === SUM.is_sum;

/** Serializes creating and counting such notices until the transaction ends. */
export const lockSums = async (tx: Executor): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(${SUMS_LOCK}, 0)`);
};

/** How to mail one more notice to a user; null if a waiting summary will include it. */
export type Summed = { data?: NoticeData; nextAttemptAt?: Date } | null;

const AT_ONCE: Summed = {};

/** How to mail one more notice of a kind to each user; the caller holds the lock. */
export const sumUp = async (
	tx: Executor,
	kind: NoticeKind,
	userIds: readonly number[],
	now: Date,
): Promise<(userId: number) => Summed> => {
	const before = (ms: number) => new Date(now.getTime() - ms);
	const inHour = gt(mails.createdAt, before(HOUR_MS));
	// A claimed summary has been counted without this notice.
	const isWaitingSum = and(
		eq(mails.state, 'waiting'),
		isNull(mails.claimedAt),
		sql`${mails.data} @> ${JSON.stringify(SUM)}::jsonb`,
	);
	const rows = await tx
		.select({
			userId: mails.userId,
			made: sql<number>`count(*) filter (where ${inHour})`.mapWith(Number),
			first: sql`min(${mails.createdAt}) filter (where ${inHour})`.mapWith(mails.createdAt),
			sums: sql<number>`count(*) filter (where ${isWaitingSum})`.mapWith(Number),
		})
		.from(mails)
		.where(
			and(eq(mails.kind, kind), inArray(mails.userId, [...userIds]), gt(mails.createdAt, before(WAITS_AT_MOST_MS))),
		)
		.groupBy(mails.userId);
	const known = new Map(rows.map((row) => [row.userId, row]));
	return (userId) => {
		const mailed = known.get(userId);
		if (!mailed) return AT_ONCE;
		if (mailed.sums > 0) return null;
		if (mailed.made < MAILS_AN_HOUR) return AT_ONCE;
		return { data: SUM, nextAttemptAt: new Date(mailed.first.getTime() + HOUR_MS) };
	};
};

/** Number of notices in a summary: its own, and those its recipient got since. */
export const countOfSum = (
	db: Db,
	{ id, recipientId, kind }: Pick<typeof notices.$inferSelect, 'id' | 'recipientId' | 'kind'>,
): Promise<number> =>
	db.transaction(async (tx) => {
		// Waits for transactions that rely on this summary.
		await lockSums(tx);
		const [found] = await tx
			.select({ count: count() })
			.from(notices)
			.where(and(eq(notices.recipientId, recipientId), eq(notices.kind, kind), gte(notices.id, id)));
		return found?.count ?? 1;
	});
