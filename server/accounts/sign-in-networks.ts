import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import { NETWORK_DAYS } from '#server/base/kept-days.ts';
import { networkOf } from '#server/base/network.ts';
import type { Db, Executor, Tx } from '#server/db/client.ts';
import { daysAgo } from '#server/db/retention.ts';
import { signInNetworks, users } from '#server/db/tables/accounts.ts';
import { type AccountName, hasName } from './queries.ts';

/**
 * Networks from which an account has signed in. Guessing from elsewhere can exhaust the account's limit, but that limit
 * does not apply to known networks, so owners are never locked out (contract-2, section 8).
 */

const knownSince = (clock: Clock): Date => daysAgo(clock, NETWORK_DAYS);

/**
 * Whether the account signed in from this network within 30 days. Runs the same single statement for unknown emails, so
 * that the duration does not reveal whether an account exists.
 */
export const isKnownNetwork = async (
	executor: Executor,
	clock: Clock,
	name: AccountName,
	address: string,
): Promise<boolean> => {
	const found = await executor
		.select({ network: signInNetworks.network })
		.from(signInNetworks)
		.innerJoin(users, eq(users.id, signInNetworks.userId))
		.where(
			and(
				hasName(name),
				eq(signInNetworks.network, networkOf(address)),
				gt(signInNetworks.lastSuccessAt, knownSince(clock)),
			),
		);
	return found.length > 0;
};

export const rememberNetwork = async (tx: Tx, clock: Clock, userId: number, address: string): Promise<void> => {
	await tx
		.insert(signInNetworks)
		.values({ userId, network: networkOf(address), lastSuccessAt: clock.now() })
		.onConflictDoUpdate({
			target: [signInNetworks.userId, signInNetworks.network],
			set: { lastSuccessAt: sql`excluded.last_success_at` },
		});
};

export const forgetOldNetworks = async (db: Db, clock: Clock): Promise<void> => {
	await db.delete(signInNetworks).where(lte(signInNetworks.lastSuccessAt, knownSince(clock)));
};
