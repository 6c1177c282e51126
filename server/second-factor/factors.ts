import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#server/base/actor.ts';
import type { Config } from '#server/base/config.ts';
import type { Executor } from '#server/db/client.ts';
import { passkeys, recoveryCodes, totps } from '#server/db/tables/second-factor.ts';
import { together } from '#server/db/transactions.ts';

export type Totp = typeof totps.$inferSelect;
export type Passkey = typeof passkeys.$inferSelect;

export type Factors = {
	/** Authenticator app, if confirmed by a first code. */
	totp: Totp | null;
	passkeys: Passkey[];
	recoveryCodes: number;
};

export const readFactors = async (executor: Executor, userId: number): Promise<Factors> => {
	const [apps, keys, codes] = await together(executor, (one) => [
		one
			.select()
			.from(totps)
			.where(and(eq(totps.userId, userId), isNotNull(totps.confirmedAt))),
		one.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id)),
		one.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
	]);
	return { totp: apps[0] ?? null, passkeys: keys, recoveryCodes: codes[0]?.left ?? 0 };
};

/** Recovery codes replace a factor but are not one. */
export const hasFactor = ({ totp, passkeys: keys }: Factors): boolean => totp !== null || keys.length > 0;

/** Whether an account has a second factor, in SQL for lists. */
export const hasFactorSql = (userId: AnyPgColumn): SQL<boolean> => sql<boolean>`(
	exists (select 1 from totps t where t.user_id = ${sql`${userId}`} and t.confirmed_at is not null)
	or exists (select 1 from passkeys p where p.user_id = ${sql`${userId}`})
)`;

export const isRequired = ({ requireStaffSecondFactor }: Config, area: Actor['area']): boolean =>
	requireStaffSecondFactor && area === 'console';
