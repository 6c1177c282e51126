import { and, count, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { companyVisibleTo, companyVisibleToKind, idsOf, kindNameOf } from '#server/companies/access.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { inWindow, newestFirst, type Page, readPage } from '#server/db/lists.ts';
import { prepared } from '#server/db/prepared.ts';
import { notices } from '#server/db/tables/notices.ts';
import { MOST_UNREAD, type NoticesInput } from '#shared/notices/schemas.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** Hides voided notices, and those about companies that the reader may no longer see. */
const stands = (isVisible: SQL): SQL | undefined =>
	and(isNull(notices.voidedAt), or(isNull(notices.companyId), isVisible));

const inboxOf = (actor: Actor): SQL | undefined =>
	and(eq(notices.recipientId, actor.userId), stands(companyVisibleTo(actor, notices.companyId)));

const isWanted = ({ unread, group }: NoticesInput): SQL | undefined =>
	and(
		unread === undefined ? undefined : unread ? isNull(notices.readAt) : isNotNull(notices.readAt),
		group === undefined ? undefined : eq(notices.groupId, group),
	);

export const listNoticeRows = ({ db }: Reader, actor: Actor, query: NoticesInput): Promise<Page<NoticeRow>> => {
	const where = and(inboxOf(actor), isWanted(query));
	return readPage(db, query, {
		rows: (one, window) => {
			const rows = one
				.select()
				.from(notices)
				.where(where)
				.orderBy(...newestFirst(notices.createdAt, notices.id));
			return inWindow(rows, window);
		},
		total: (one) => one.$count(notices, where),
		long: { name: 'notices', userId: actor.userId },
	});
};

/** A group, or a single notice. */
const groupKey = sql`coalesce(-${notices.groupId}, ${notices.id})`;

/** The newest notice of each group or alone, with the number of the group. */
const groupsIn = (one: Executor, where: SQL | undefined) =>
	one
		.select({
			newest: sql<number>`(array_agg(${notices.id} order by ${notices.createdAt} desc, ${notices.id} desc))[1]`.as(
				'newest',
			),
			count: sql<number>`count(*)::int`.as('members'),
			unread: sql<number>`(count(*) filter (where ${notices.readAt} is null))::int`.as('unread_members'),
			lastRead: sql<Date | null>`max(${notices.readAt})`.mapWith(notices.readAt).as('last_read'),
		})
		.from(notices)
		.where(where)
		.groupBy(groupKey)
		.as('grouped');

export type GroupRow = { notice: NoticeRow; count: number; unread: number; lastRead: Date | null };

/** `unread` selects groups with an unread notice, or without any: their numbers are those of the whole group. */
const isGroupWanted = ({ unread }: NoticesInput, grouped: ReturnType<typeof groupsIn>): SQL | undefined =>
	unread === undefined ? undefined : unread ? gt(grouped.unread, 0) : eq(grouped.unread, 0);

export const listGroupRows = ({ db }: Reader, actor: Actor, query: NoticesInput): Promise<Page<GroupRow>> => {
	const where = and(inboxOf(actor), isWanted({ ...query, unread: undefined }));
	return readPage(db, query, {
		rows: (one, window) => {
			const grouped = groupsIn(one, where);
			const { count, unread, lastRead } = grouped;
			const rows = one
				.select({ notice: notices, count, unread, lastRead })
				.from(grouped)
				.innerJoin(notices, eq(notices.id, grouped.newest))
				.where(isGroupWanted(query, grouped))
				.orderBy(...newestFirst(notices.createdAt, notices.id));
			return inWindow(rows, window);
		},
		total: async (one) => {
			const grouped = groupsIn(one, where);
			const [row] = await one.select({ total: count() }).from(grouped).where(isGroupWanted(query, grouped));
			return row?.total ?? 0;
		},
		long: { name: 'notice groups', userId: actor.userId },
	});
};

/** Unread notices are counted as far as this times the most that is told: a thousand may be of one group. */
const COUNTED_TIMES = 10;

/** Polled by every open page once a minute. */
const countOfUnread = (db: Executor, actor: Actor) =>
	prepared(`count_of_unread_${kindNameOf(actor)}`, (db, name) => {
		const newest = db
			.select({ id: notices.id, groupKey: groupKey.as('group_key') })
			.from(notices)
			.where(
				and(
					eq(notices.recipientId, sql.placeholder('actorId')),
					stands(companyVisibleToKind(actor, notices.companyId)),
					isNull(notices.readAt),
				),
			)
			.limit(MOST_UNREAD * COUNTED_TIMES)
			.as('newest_unread');
		return db
			.select({
				unread: sql<number>`least(count(*), ${sql.raw(String(MOST_UNREAD))})`.mapWith(Number),
				groups: sql<number>`least(count(distinct ${newest.groupKey}), ${sql.raw(String(MOST_UNREAD))})`.mapWith(Number),
			})
			.from(newest)
			.prepare(name);
	})(db);

export const countUnread = async (db: Executor, actor: Actor): Promise<{ unread: number; groups: number }> => {
	const [row] = await countOfUnread(db, actor).execute(idsOf(actor));
	return row ?? { unread: 0, groups: 0 };
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

/** Marks the notices of a group, or those up to `upTo`, as read; returns whether the group has any in the inbox. */
export const setGroupRead = async (
	db: Executor,
	actor: Actor,
	{ groupId, upTo, now }: { groupId: number; upTo: number | undefined; now: Date },
): Promise<boolean> => {
	const isOfGroup = and(inboxOf(actor), eq(notices.groupId, groupId));
	if ((await db.$count(notices, isOfGroup)) === 0) return false;
	await db
		.update(notices)
		.set({ readAt: now })
		.where(and(isOfGroup, isNull(notices.readAt), upTo === undefined ? undefined : isAtMost(actor.userId, upTo)));
	return true;
};
