import { noticeGroups, notices } from '#server/db/tables/notices.ts';
import type { GroupedKind } from '#shared/notices/kinds.ts';
import type { TestApp } from '#tests/support/app.ts';
import { unique } from '#tests/support/factories.ts';

type NoticeValues = Partial<typeof notices.$inferInsert>;

/** Inserts a notice of a person, as the job of an event would. */
export const makeNotice = async ({ deps }: TestApp, recipientId: number, values: NoticeValues = {}) => {
	const [notice] = await deps.db
		.insert(notices)
		.values({
			recipientId,
			kind: 'moved_back',
			eventKey: unique('event:'),
			data: { company: '検証株式会社', message: '' },
			createdAt: deps.clock.now(),
			...values,
		})
		.returning();
	if (!notice) throw new Error('no notice was made');
	return notice;
};

/** Inserts a group of an hour with some notices, and returns its id. */
export const makeNoticeGroup = async (
	app: TestApp,
	recipientId: number,
	kind: GroupedKind,
	count = 2,
): Promise<number> => {
	const openedAt = app.clock.now();
	const [group] = await app.deps.db.insert(noticeGroups).values({ recipientId, kind, openedAt }).returning();
	if (!group) throw new Error('no group was made');
	for (let made = 0; made < count; made++) await makeNotice(app, recipientId, { kind, groupId: group.id });
	return group.id;
};
