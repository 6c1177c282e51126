import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { spellingsOf } from './email-spellings.ts';

export type User = typeof users.$inferSelect;

type Area = User['area'];

/** Identifies an account at sign-in. */
export type AccountName = { area: Area; email: string };

export const isActive = isNull(users.deactivatedAt);

/** Condition on `users`: the active accounts with this email, in any spelling, in this area. */
export const hasName = ({ area, email }: AccountName): SQL | undefined =>
	and(eq(users.area, area), inArray(sql`lower(${users.email})`, spellingsOf(email)), isActive);

/**
 * Former versions took spellings of one email for several: of such accounts it is the one that is stored as it was typed,
 * and otherwise none.
 */
export const findUserByEmail = async (executor: Executor, area: Area, email: string): Promise<User | null> => {
	const found = await executor.select().from(users).where(hasName({ area, email }));
	const [typed] = spellingsOf(email);
	return found.find((user) => user.email.toLowerCase() === typed) ?? (found.length === 1 ? found[0] : null) ?? null;
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
