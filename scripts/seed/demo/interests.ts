import { eq } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { users } from '#server/db/tables/accounts.ts';
import { operations } from '#server/router.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { invoke } from './invoke.ts';

/** A conflict of interest that a demo assessor declared and confirmed. */

const DAY_MS = 24 * 60 * 60 * 1000;

type Declared = {
	actor: ConsoleActor;
	company: string;
	/** Days before its declaration on which the relation began. */
	sinceDays: number;
	reason: string;
	/** How long ago it was declared and confirmed; more than a year ago, it has to be confirmed again. */
	daysAgo: number;
};

/** Makes the account older than its declaration, since nobody declares before they have an account. */
const ageAccount = async ({ db }: Deps, userId: number, createdAt: Date): Promise<void> => {
	await db.update(users).set({ createdAt }).where(eq(users.id, userId));
};

/** Resumes after an interruption. */
export const declareAndConfirm = async (
	deps: Deps,
	{ actor, company, sinceDays, reason, daysAgo }: Declared,
): Promise<void> => {
	const then = new Date(deps.clock.now().getTime() - daysAgo * DAY_MS);
	const past = { ...deps, clock: { now: () => then } };
	const { own, declare, confirm } = operations.console.interests;
	const known = await invoke(past, own, actor, {});
	if (known.interests.length === 0) {
		await ageAccount(deps, actor.userId, new Date(then.getTime() - DAY_MS));
		const since_on = addDays(tokyoDate(then), -sinceDays);
		await invoke(past, declare, actor, { company_key: company, since_on, reason });
	}
	if (known.interests_confirmed_at === null) await invoke(past, confirm, actor, {});
};
