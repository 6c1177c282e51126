import { and, count, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor, Reader } from '#server/db/client.ts';
import { newestFirst, type Page, readPage } from '#server/db/lists.ts';
import { preparedOnce } from '#server/db/prepared.ts';
import { notices } from '#server/db/tables/notices.ts';
import { MOST_UNREAD, type NoticesInput } from '#shared/notices/schemas.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** A person's own, without those that are no longer true. */
const inboxOf = (userId: number | SQLWrapper): SQL | undefined =>
	and(eq(notices.recipientId, userId), isNull(notices.voidedAt));

export const listNoticeRows = ({ db }: Reader, userId: number, query: NoticesInput): Promise<Page<NoticeRow>> => {
	const { unread } = query;
	const isWanted = unread === undefined ? undefined : unread ? isNull(notices.readAt) : isNotNull(notices.readAt);
	const where = and(inboxOf(userId), isWanted);
	return readPage(db, query, {
		rows: (one, window) => {
			const rows = one
				.select()
				.from(notices)
				.where(where)
				.orderBy(...newestFirst(notices.createdAt, notices.id));
			return window ? rows.limit(window.limit).offset(window.offset) : rows;
		},
		total: (one) => one.$count(notices, where),
		long: { name: 'notices', userId },
	});
};

/** Asked for by every open page once a minute. */
const countOfUnread = preparedOnce((db) => {
	const newest = db
		.select({ id: notices.id })
		.from(notices)
		.where(and(inboxOf(sql.placeholder('userId')), isNull(notices.readAt)))
		.limit(MOST_UNREAD)
		.as('newest_unread');
	return db.select({ unread: count() }).from(newest).prepare('count_of_unread');
});

export const countUnread = async (db: Executor, userId: number): Promise<number> => {
	const [row] = await countOfUnread(db).execute({ userId });
	return row?.unread ?? 0;
};

/** Whether there is such a notice. Of one that was read before, the first time stays. */
export const setRead = async (db: Executor, userId: number, id: number, now: Date): Promise<boolean> => {
	const found = await db
		.update(notices)
		.set({ readAt: sql`coalesce(${notices.readAt}, ${now.toISOString()}::timestamptz)` })
		.where(and(inboxOf(userId), eq(notices.id, id)))
		.returning({ id: notices.id });
	return found.length > 0;
};

/** In the order of the list. Of another person's notice nothing follows. */
const isAtMost = (userId: number, id: number): SQL =>
	sql`(${notices.createdAt}, ${notices.id}) <= (
		select seen.created_at, seen.id from ${notices} seen where seen.id = ${id} and seen.recipient_id = ${userId}
	)`;

export const setAllRead = async (db: Executor, userId: number, upTo: number, now: Date): Promise<void> => {
	await db
		.update(notices)
		.set({ readAt: now })
		.where(and(inboxOf(userId), isNull(notices.readAt), isAtMost(userId, upTo)));
};
