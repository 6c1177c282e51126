import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { conflict } from '#server/base/errors.ts';
import { tokyoMoment } from '#shared/dates.ts';
import type { Executor } from './client.ts';
import { users } from './tables/accounts.ts';

/** The version of a stored text: its number, and when and by whom it was saved. */
export type Saved = { version: number; savedAt: Date | null; savedBy: number | null };

/**
 * Optimistic locking (contract, section 5): refuses a save that is based on an older version. The caller holds a lock
 * on the row, or two saves of the same version would both pass. Without a version the last write wins.
 * @throws 409, naming who saved in the meantime and when
 */
export const assertVersion = async (
	executor: Executor,
	sent: number | undefined,
	{ version, savedAt, savedBy }: Saved,
	{ clock, call }: { clock: Clock; call: Pick<CallContext, 'locale'> },
): Promise<void> => {
	if (sent === undefined || sent === version) return;
	const [saver] =
		savedBy === null ? [] : await executor.select({ name: users.name }).from(users).where(eq(users.id, savedBy));
	if (!saver || !savedAt) throw conflict('common.staleVersionUnknown');
	throw conflict('common.staleVersion', {
		name: saver.name,
		time: tokyoMoment(savedAt, clock.now(), call.locale),
	});
};
