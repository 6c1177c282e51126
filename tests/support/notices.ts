import { notices } from '#server/db/tables/notices.ts';
import type { TestApp } from './app.ts';
import { unique } from './factories.ts';

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
