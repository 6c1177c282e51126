import { and, eq, inArray, isNotNull, not } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { mails, notices } from '#server/db/tables/notices.ts';
import { enqueueAll } from '#server/jobs/outbox.ts';
import { makeNotices } from '#server/notices/make.ts';
import { mailJob } from '#server/notify/mail-job.ts';
import type { Due, Reminder } from './reminder.ts';

/** Concurrent transactions, each with five round trips. */
const AT_ONCE = 4;

type TellDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** A Tokyo date, and whether to stop before it is over. */
export type Day = { today: string; isOver: () => boolean };

/** Restores today's notices that were voided and apply again; mails them if their mail was not sent. */
const restore = ({ db, ...deps }: TellDeps, { kind, isVoid }: Reminder, keys: string[], today: string): Promise<void> =>
	db.transaction(async (tx) => {
		const shown = await tx
			.update(notices)
			.set({ voidedAt: null })
			.where(
				and(
					eq(notices.kind, kind),
					inArray(notices.eventKey, keys),
					isNotNull(notices.voidedAt),
					not(await isVoid(today, deps)),
				),
			)
			.returning({ id: notices.id });
		if (shown.length === 0) return;
		const ids = shown.map(({ id }) => id);
		const unsent = await tx
			.update(mails)
			.set({ state: 'waiting', settledAt: null })
			.where(and(inArray(mails.noticeId, ids), eq(mails.state, 'void')))
			.returning({ id: mails.id });
		await enqueueAll(
			tx,
			mailJob,
			unsent.map(({ id }) => ({ mail_id: id })),
		);
	});

/** Creates the notices of a page, each in a transaction of its own, without existing ones. Returns how many are new. */
export const tellDue = async (deps: TellDeps, reminder: Reminder, page: Due[], day: Day): Promise<number> => {
	const { db, clock } = deps;
	const { kind } = reminder;
	const keyed = page.map(({ subject, ...told }) => ({ ...told, eventKey: `${subject}:${day.today}` }));
	const keys = keyed.map(({ eventKey }) => eventKey);
	const told = await db
		.selectDistinct({ eventKey: notices.eventKey })
		.from(notices)
		.where(and(eq(notices.kind, kind), inArray(notices.eventKey, keys)));
	const known = new Set(told.map(({ eventKey }) => eventKey));
	if (known.size > 0) await restore(deps, reminder, [...known], day.today);
	const untold = keyed.filter(({ eventKey }) => !known.has(eventKey));
	let made = 0;
	while (untold.length > 0 && !day.isOver()) {
		const now = clock.now();
		const making = untold
			.splice(0, AT_ONCE)
			.map((one) => db.transaction((tx) => makeNotices(tx, { ...one, kind, at: now }, now)));
		for (const count of await Promise.all(making)) made += count;
	}
	return made;
};
