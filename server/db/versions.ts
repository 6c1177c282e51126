import { eq } from 'drizzle-orm';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { conflict } from '#server/base/errors.ts';
import { tokyoMoment } from '#shared/dates.ts';
import type { SavedState } from '#shared/versions.ts';
import type { Executor } from './client.ts';
import { users } from './tables/accounts.ts';

/** Version of a stored text, and when and by whom it was saved. */
export type Saved = { version: number; savedAt: Date | null; savedBy: number | null };

/** Columns of a row edited by a form; `updatedAt` is the time of the last save. */
type FormRow = { version: number; updatedAt: Date; updatedBy: number | null };

/** A form at version 0 was never saved. */
const savedForm = ({ version, updatedAt, updatedBy }: FormRow): Saved => ({
	version,
	savedAt: updatedBy === null ? null : updatedAt,
	savedBy: updatedBy,
});

/** State of a form on the wire; `names` are those of its editors. */
export const presentSaved = (row: FormRow, names: ReadonlyMap<number, string>): SavedState => {
	const { version, savedAt, savedBy } = savedForm(row);
	return {
		version,
		saved_at: savedAt?.toISOString() ?? null,
		saved_by: savedBy === null ? null : (names.get(savedBy) ?? null),
	};
};

/** Columns to set with the next save of a form; the row must be locked. */
export const nextVersion = (row: FormRow, actor: Pick<Actor, 'userId'>, now: Date): FormRow => ({
	version: row.version + 1,
	updatedAt: now,
	updatedBy: actor.userId,
});

/**
 * Optimistic locking (contract, section 5): refuses a save based on an older version. The caller must hold a lock on
 * the row, otherwise two saves of the same version would both pass. Without a version the last write wins.
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

/** Optimistic locking of a form. @throws 409 */
export const assertFormVersion = (
	executor: Executor,
	sent: number | undefined,
	row: FormRow,
	context: Parameters<typeof assertVersion>[3],
): Promise<void> => assertVersion(executor, sent, savedForm(row), context);
