import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { users } from './table.ts';

export type User = typeof users.$inferSelect;
type Area = User['area'];

const active = isNull(users.deactivatedAt);

/** The active account of an e-mail in an area, compared without case. */
export const findUserByEmail = async (executor: Executor, area: Area, email: string): Promise<User | null> => {
	const [user] = await executor
		.select()
		.from(users)
		.where(and(eq(users.area, area), eq(sql`lower(${users.email})`, email.toLowerCase()), active));
	return user ?? null;
};

export const findUser = async (executor: Executor, id: number): Promise<User | null> => {
	const [user] = await executor
		.select()
		.from(users)
		.where(and(eq(users.id, id), active));
	return user ?? null;
};

/** A member of the given company, locked for a change. */
export const lockMember = async (executor: Executor, companyId: number, id: number): Promise<User | null> => {
	const [user] = await executor
		.select()
		.from(users)
		.where(and(eq(users.id, id), eq(users.companyId, companyId), active))
		.for('update');
	return user ?? null;
};

export const listMembers = (executor: Executor, companyId: number): Promise<User[]> =>
	executor
		.select()
		.from(users)
		.where(and(eq(users.companyId, companyId), active))
		.orderBy(asc(users.id));

/** How many admins a company, or the console, has. */
export const countAdmins = async (
	executor: Executor,
	scope: { companyId: number } | { area: 'console' },
): Promise<number> => {
	const where = 'companyId' in scope ? eq(users.companyId, scope.companyId) : eq(users.area, scope.area);
	const [row] = await executor
		.select({ admins: count() })
		.from(users)
		.where(and(where, eq(users.role, 0), active));
	return row?.admins ?? 0;
};
