import { eq } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Tx } from '#server/db/client.ts';
import { lastSignIns } from '#server/db/tables/accounts.ts';

/** So that the admins of a company see who has been invited and has never come. */
export const rememberSignIn = async (tx: Tx, clock: Clock, userId: number): Promise<void> => {
	const lastSignInAt = clock.now();
	await tx
		.insert(lastSignIns)
		.values({ userId, lastSignInAt })
		.onConflictDoUpdate({ target: lastSignIns.userId, set: { lastSignInAt } });
};

export const hasSignedIn = async (tx: Tx, userId: number): Promise<boolean> =>
	(await tx.$count(lastSignIns, eq(lastSignIns.userId, userId))) > 0;
