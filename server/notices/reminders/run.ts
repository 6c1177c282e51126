import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { notices } from '#server/db/tables/notices.ts';
import { makeNotices } from '#server/notices/make.ts';
import { tokyoDate, tokyoTime } from '#shared/dates.ts';
import { reminders } from './all.ts';

/** In Tokyo; what was missed then is told later the same day. */
const FROM = '09:00';

type RemindDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'outbox'>;

/** Hides the reminders that are no longer true. */
export const voidReminders = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
	for (const { kind, isVoid } of reminders) {
		if (!isVoid) continue;
		await db
			.update(notices)
			.set({ voidedAt: clock.now() })
			.where(and(eq(notices.kind, kind), isNull(notices.voidedAt), isVoid));
	}
};

/**
 * Reminds people of what is due today, each once however often it runs and by however many workers; nothing before nine
 * o'clock, and nothing of a former day. `isStopping` ends it between two people's reminders.
 */
export const remind = async (deps: RemindDeps, isStopping: () => boolean = () => false): Promise<void> => {
	const { db, clock, outbox } = deps;
	await voidReminders(deps);
	const now = clock.now();
	if (tokyoTime(now) < FROM) return;
	const today = tokyoDate(now);
	let made = 0;
	for (const { kind, due } of reminders) {
		for (const { subject, ...told } of await due(db, today, deps)) {
			if (isStopping()) return;
			const eventKey = `${subject}:${today}`;
			made += await db.transaction((tx) => makeNotices(tx, { ...told, kind, eventKey, at: now }, now));
		}
	}
	if (made > 0) outbox.flush();
};
