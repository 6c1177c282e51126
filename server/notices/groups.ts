import { and, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { mails, noticeGroups, notices } from '#server/db/tables/notices.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';
import { dueOf, HOUR_MS, placeOf } from './grouping.ts';

/** First key of advisory locks, one a person, that serialize grouping by workers. */
const GROUPS_LOCK = 7_107;

/** Serializes grouping for these people until the transaction ends. In the order of ids, against deadlocks. */
export const lockGroups = async (tx: Executor, userIds: readonly number[]): Promise<void> => {
	await tx.execute(sql`
		select pg_advisory_xact_lock(${GROUPS_LOCK}, one.id)
		from (select id from unnest(${sql.param([...userIds])}::int[]) id order by id) one`);
};

type Made = { id: number; recipientId: number };

/** Newest hours of a kind that a time is within, by recipient. */
const readHours = async (tx: Executor, kind: NoticeKind, userIds: readonly number[], at: Date) => {
	const rows = await tx
		.selectDistinctOn([noticeGroups.recipientId])
		.from(noticeGroups)
		.where(
			and(
				inArray(noticeGroups.recipientId, [...userIds]),
				eq(noticeGroups.kind, kind),
				gt(noticeGroups.openedAt, new Date(at.getTime() - HOUR_MS)),
				lt(noticeGroups.openedAt, new Date(at.getTime() + HOUR_MS)),
			),
		)
		.orderBy(noticeGroups.recipientId, desc(noticeGroups.openedAt), desc(noticeGroups.id));
	return new Map(rows.map((row) => [row.recipientId, row]));
};

/** The group of a notice, and when it is mailed. */
export type Grouped = { groupId: number; dueAt: Date };

/**
 * Puts new notices of a kind, one a recipient, into the groups of their hours; those that stand alone are missing in
 * the answer. The caller holds the lock.
 */
export const groupNotices = async (
	tx: Executor,
	kind: NoticeKind,
	made: readonly Made[],
	at: Date,
): Promise<ReadonlyMap<number, Grouped>> => {
	const ids = made.map(({ recipientId }) => recipientId);
	const hours = await readHours(tx, kind, ids, at);
	const placed = ids.map((recipientId) => {
		const hour = hours.get(recipientId) ?? null;
		return { recipientId, hour, place: placeOf(hour, at) };
	});
	const opening = placed.flatMap(({ recipientId, place }) =>
		place.how === 'joins' ? [] : [{ recipientId, kind, openedAt: place.openedAt }],
	);
	const opened = opening.length > 0 ? await tx.insert(noticeGroups).values(opening).returning() : [];
	const grouped = new Map<number, Grouped>();
	for (const { recipientId, hour, place } of placed) {
		if (place.how === 'alone') continue;
		const group = place.how === 'joins' ? hour : opened.find((one) => one.recipientId === recipientId);
		if (group) grouped.set(recipientId, { groupId: group.id, dueAt: dueOf(group) });
	}
	await setGroups(tx, made, grouped);
	return grouped;
};

const setGroups = async (tx: Executor, made: readonly Made[], grouped: ReadonlyMap<number, Grouped>): Promise<void> => {
	const members = made.flatMap(({ id, recipientId }) => {
		const group = grouped.get(recipientId);
		return group ? [{ id, groupId: group.groupId }] : [];
	});
	if (members.length === 0) return;
	const ids = sql.param(members.map(({ id }) => id));
	const groupIds = sql.param(members.map(({ groupId }) => groupId));
	await tx.execute(sql`
		update ${notices} set group_id = member.group_id
		from unnest(${ids}::int[], ${groupIds}::int[]) member (id, group_id) where ${notices.id} = member.id`);
};

/** Those of the groups that have a mail already. */
export const mailedGroups = async (tx: Executor, groups: readonly Grouped[]): Promise<ReadonlySet<number>> => {
	if (groups.length === 0) return new Set();
	const ids = groups.map(({ groupId }) => groupId);
	const rows = await tx
		.select({ groupId: mails.groupId })
		.from(mails)
		.where(and(isNotNull(mails.groupId), inArray(mails.groupId, ids)));
	return new Set(rows.flatMap(({ groupId }) => groupId ?? []));
};

/** Closes a group when its mail is composed, so that every notice is in exactly one mail, however often it is tried. */
export const closeGroup = async (tx: Executor, groupId: number, userId: number, now: Date): Promise<void> => {
	// Waits for transactions that rely on this mail.
	await lockGroups(tx, [userId]);
	await tx
		.update(noticeGroups)
		.set({ closedAt: sql`coalesce(${noticeGroups.closedAt}, ${now.toISOString()}::timestamptz)` })
		.where(eq(noticeGroups.id, groupId));
};
