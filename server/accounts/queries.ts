import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';

export type User = typeof users.$inferSelect;

type Area = User['area'];

/** Identifies an account at sign-in. */
export type AccountName = { area: Area; email: string };

export const isActive = isNull(users.deactivatedAt);

/** Condition on `users`: the active account with this email (case-insensitive) in this area. */
export const hasName = ({ area, email }: AccountName): SQL | undefined =>
	and(eq(users.area, area), eq(sql`lower(${users.email})`, email.toLowerCase()), isActive);

export const findUserByEmail = async (executor: Executor, area: Area, email: string): Promise<User | null> => {
	const [user] = await executor.select().from(users).where(hasName({ area, email }));
	return user ?? null;
};

export const findUser = async (executor: Executor, id: number): Promise<User | null> => {
	const [user] = await executor
		.select()
		.from(users)
		.where(and(eq(users.id, id), isActive));
	return user ?? null;
};

/** An active account, locked until the transaction ends: `share` prevents changes, `update` is for changing it. */
export const lockUser = async (tx: Tx, id: number, strength: 'share' | 'update'): Promise<User | null> => {
	const [user] = await tx
		.select()
		.from(users)
		.where(and(eq(users.id, id), isActive))
		.for(strength);
	return user ?? null;
};

/** Names of users by id, including deleted accounts. */
export const namesOf = async (executor: Executor, ids: readonly (number | null)[]): Promise<Map<number, string>> => {
	const known = [...new Set(ids)].filter((id) => id !== null);
	if (known.length === 0) return new Map();
	const rows = await executor.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, known));
	return new Map(rows.map((row) => [row.id, row.name]));
};
