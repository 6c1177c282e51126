import { and, count, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Executor } from '#server/db/client.ts';
import { mails, type NoticeData, notices } from '#server/db/tables/notices.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';

/**
 * Notices that strangers can cause in any number. Each stands in the inbox; by mail a person gets a few within an hour one
 * by one, and the others in one mail, which is sent an hour after the first of them and says how many there are.
 */

/** More than an operator gets on a usual day. */
export const MAILS_AN_HOUR = 5;
const HOUR_MS = 60 * 60 * 1000;
/** A mail is tried for a day, and an hour longer where many wait. */
const WAITS_AT_MOST_MS = 26 * HOUR_MS;

/** First key of an advisory lock: workers that count at the same time would exceed the limit together. */
const SUMS_LOCK = 7_107;

/** As the data of a mail that sums up. */
const SUM: NoticeData = { is_sum: 1 };

export const isSum = (data: NoticeData): boolean => data.is_sum === SUM.is_sum;

/** Until the transaction ends, nobody else makes such notices or counts them. */
export const lockSums = async (tx: Executor): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(${SUMS_LOCK}, 0)`);
};

/** How a person is mailed one more notice; null where a mail that sums up, and waits, will tell of it. */
export type Summed = { data?: NoticeData; nextAttemptAt?: Date } | null;

const AT_ONCE: Summed = {};

/** How each person is mailed one more notice of a kind; the caller holds the lock. */
export const sumUp = async (
	tx: Executor,
	kind: NoticeKind,
	userIds: readonly number[],
	now: Date,
): Promise<(userId: number) => Summed> => {
	const before = (ms: number) => new Date(now.getTime() - ms);
	const inHour = gt(mails.createdAt, before(HOUR_MS));
	// One that a worker is sending was counted before this notice was there.
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

/** How many notices a mail that sums up tells of: its own, and those that its recipient got since. */
export const countOfSum = (
	db: Db,
	{ id, recipientId, kind }: Pick<typeof notices.$inferSelect, 'id' | 'recipientId' | 'kind'>,
): Promise<number> =>
	db.transaction(async (tx) => {
		// What is being made now, and counts on this mail, is there after its transaction.
		await lockSums(tx);
		const [found] = await tx
			.select({ count: count() })
			.from(notices)
			.where(and(eq(notices.recipientId, recipientId), eq(notices.kind, kind), gte(notices.id, id)));
		return found?.count ?? 1;
	});
