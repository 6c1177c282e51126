import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Page } from '#server/db/lists.ts';
import { noticePath } from '#server/notices/paths.ts';
import { groupTitle, noticeWords } from '#server/notices/words.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { isGrouped } from '#shared/notices/kinds.ts';
import type { Notice, NoticesInput, UnreadCount } from '#shared/notices/schemas.ts';
import { serverText } from '#shared/texts/server.ts';
import {
	countUnread,
	type GroupRow,
	listGroupRows,
	listNoticeRows,
	type NoticeRow,
	setAllRead,
	setGroupRead,
	setRead,
} from './queries.ts';

type InboxDeps = Pick<Deps, 'db' | 'clock'>;

const present = (row: NoticeRow, locale: Locale): Notice => ({
	id: row.id,
	kind: row.kind,
	...noticeWords(row, locale),
	path: noticePath(row),
	created_at: row.createdAt.toISOString(),
	read_at: row.readAt?.toISOString() ?? null,
	group_id: row.groupId,
	group: null,
});

/** A group of one is like a single notice. */
const presentGroup = ({ notice, count, unread, lastRead }: GroupRow, locale: Locale): Notice => {
	const single = present(notice, locale);
	if (count === 1 || !isGrouped(notice.kind)) return single;
	return {
		...single,
		title: groupTitle(notice.kind, count, locale),
		body: serverText(locale, 'inbox.groupBody'),
		path: null,
		read_at: unread > 0 ? null : (lastRead?.toISOString() ?? null),
		group: { count, unread },
	};
};

export const listNotices = async (
	{ db }: InboxDeps,
	actor: Actor,
	query: NoticesInput,
	{ locale }: CallContext,
): Promise<Page<Notice>> => {
	if (query.grouped) {
		const { rows, meta } = await listGroupRows({ db }, actor, query);
		return { rows: rows.map((row) => presentGroup(row, locale)), meta };
	}
	const { rows, meta } = await listNoticeRows({ db }, actor, query);
	return { rows: rows.map((row) => present(row, locale)), meta };
};

export const getUnreadCount = async ({ db }: InboxDeps, actor: Actor): Promise<UnreadCount> => {
	const { unread, groups } = await countUnread(db, actor);
	return { unread, unread_groups: groups };
};

/** @throws 404 for another user's notice or one that no longer applies */
export const markRead = async ({ db, clock }: InboxDeps, actor: Actor, { id }: { id: number }): Promise<null> => {
	if (!(await setRead(db, actor, id, clock.now()))) throw notFound();
	return null;
};

/** Marks notices up to `up_to` as read; later ones stay unread. */
export const markAllRead = async (
	{ db, clock }: InboxDeps,
	actor: Actor,
	{ up_to }: { up_to: number },
): Promise<null> => {
	await setAllRead(db, actor, up_to, clock.now());
	return null;
};

/** Marks the notices of a group up to `up_to` as read. @throws 404 for another user's group, or one without notices */
export const markGroupRead = async (
	{ db, clock }: InboxDeps,
	actor: Actor,
	{ id: groupId, up_to: upTo }: { id: number; up_to?: number | undefined },
): Promise<null> => {
	if (!(await setGroupRead(db, actor, { groupId, upTo, now: clock.now() }))) throw notFound();
	return null;
};
