import type { Deps } from '#server/calls/deps.ts';
import { tokyoDate, tokyoTime } from '#shared/dates.ts';
import { reminders } from './all.ts';
import type { Reminder } from './reminder.ts';
import { settleAll } from './settle.ts';
import { type Day, tellDue } from './tell.ts';
import { voidUntrue } from './void.ts';

/** Tokyo time; a missed run is made up for later the same day. */
const FROM = '09:00';

type RemindDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

const tell = async (deps: RemindDeps, reminder: Reminder, day: Day): Promise<void> => {
	let made = 0;
	for await (const page of reminder.due(deps.db, day.today, deps)) {
		made += await tellDue(deps, reminder, page, day);
		if (day.isOver()) break;
	}
	if (made > 0) deps.log.info({ kind: reminder.kind, made }, 'reminded');
};

const settle = async (deps: RemindDeps, isStopping: () => boolean): Promise<void> => {
	try {
		await settleAll(deps, isStopping);
	} catch (error) {
		deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'settling notices failed');
	}
};

/**
 * Marks notices as read of which nothing is left to do, and sends the reminders due today, each once, however often and by however many workers it is called; none before nine
 * o'clock, none of a former day. A kind that fails is retried with the next run and does not affect the others.
 * `isStopping` ends it between two reminders.
 */
export const remind = async (deps: RemindDeps, isStopping: () => boolean = () => false): Promise<void> => {
	const { clock, log } = deps;
	const today = tokyoDate(clock.now());
	const isOver = (): boolean => isStopping() || tokyoDate(clock.now()) !== today;
	await settle(deps, isStopping);
	for (const reminder of reminders) {
		if (isOver()) return;
		try {
			await voidUntrue(deps, reminder, today, isStopping);
			if (tokyoTime(clock.now()) >= FROM) await tell(deps, reminder, { today, isOver });
		} catch (error) {
			log.warn({ kind: reminder.kind, error: error instanceof Error ? error.name : 'unknown' }, 'reminding failed');
		}
	}
};
