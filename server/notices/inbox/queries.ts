import { and, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { companyVisibleTo, companyVisibleToKind, idsOf, kindNameOf } from '#server/companies/access.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { newestFirst, type Page, readPage } from '#server/db/lists.ts';
import { prepared } from '#server/db/prepared.ts';
import { notices } from '#server/db/tables/notices.ts';
import { MOST_UNREAD, type NoticesInput } from '#shared/notices/schemas.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** Hides voided notices, and those about companies that the reader may no longer see. */
const stands = (isVisible: SQL): SQL | undefined =>
	and(isNull(notices.voidedAt), or(isNull(notices.companyId), isVisible));

const inboxOf = (actor: Actor): SQL | undefined =>
	and(eq(notices.recipientId, actor.userId), stands(companyVisibleTo(actor, notices.companyId)));

export const listNoticeRows = ({ db }: Reader, actor: Actor, query: NoticesInput): Promise<Page<NoticeRow>> => {
	const { unread } = query;
	const isWanted = unread === undefined ? undefined : unread ? isNull(notices.readAt) : isNotNull(notices.readAt);
	const where = and(inboxOf(actor), isWanted);
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
		long: { name: 'notices', userId: actor.userId },
	});
};

/** Polled by every open page once a minute. */
const countOfUnread = (db: Executor, actor: Actor) =>
	prepared(`count_of_unread_${kindNameOf(actor)}`, (db, name) => {
		const newest = db
			.select({ id: notices.id })
			.from(notices)
			.where(
				and(
					eq(notices.recipientId, sql.placeholder('actorId')),
					stands(companyVisibleToKind(actor, notices.companyId)),
					isNull(notices.readAt),
				),
			)
			.limit(MOST_UNREAD)
			.as('newest_unread');
		return db.select({ unread: count() }).from(newest).prepare(name);
	})(db);

export const countUnread = async (db: Executor, actor: Actor): Promise<number> => {
	const [row] = await countOfUnread(db, actor).execute(idsOf(actor));
	return row?.unread ?? 0;
};

/** Marks a notice as read, keeping the first time; returns whether it exists. */
export const setRead = async (db: Executor, actor: Actor, id: number, now: Date): Promise<boolean> => {
	const found = await db
		.update(notices)
		.set({ readAt: sql`coalesce(${notices.readAt}, ${now.toISOString()}::timestamptz)` })
		.where(and(inboxOf(actor), eq(notices.id, id)))
		.returning({ id: notices.id });
	return found.length > 0;
};

/** Up to notice `id` in list order; matches nothing if `id` is another user's. */
const isAtMost = (userId: number, id: number): SQL =>
	sql`(${notices.createdAt}, ${notices.id}) <= (
		select seen.created_at, seen.id from ${notices} seen where seen.id = ${id} and seen.recipient_id = ${userId}
	)`;

export const setAllRead = async (db: Executor, actor: Actor, upTo: number, now: Date): Promise<void> => {
	await db
		.update(notices)
		.set({ readAt: now })
		.where(and(inboxOf(actor), isNull(notices.readAt), isAtMost(actor.userId, upTo)));
};
