import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Page } from '#server/db/lists.ts';
import { noticePath } from '#server/notices/paths.ts';
import { noticeWords } from '#server/notices/words.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Notice, NoticesInput } from '#shared/notices/schemas.ts';
import { countUnread, listNoticeRows, type NoticeRow, setAllRead, setRead } from './queries.ts';

type InboxDeps = Pick<Deps, 'db' | 'clock'>;

const present = (row: NoticeRow, locale: Locale): Notice => ({
	id: row.id,
	kind: row.kind,
	...noticeWords(row, locale),
	path: noticePath(row),
	created_at: row.createdAt.toISOString(),
	read_at: row.readAt?.toISOString() ?? null,
});

export const listNotices = async (
	{ db }: InboxDeps,
	actor: Actor,
	query: NoticesInput,
	{ locale }: CallContext,
): Promise<Page<Notice>> => {
	const { rows, meta } = await listNoticeRows({ db }, actor, query);
	return { rows: rows.map((row) => present(row, locale)), meta };
};

export const getUnreadCount = async ({ db }: InboxDeps, actor: Actor): Promise<{ unread: number }> => ({
	unread: await countUnread(db, actor),
});

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
