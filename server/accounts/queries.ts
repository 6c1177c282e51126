import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { companyVisibleTo } from '#server/assessment/access.ts';
import type { Actor } from '#server/base/actor.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';

export type User = typeof users.$inferSelect;
/** A user of a company. */
export type Member = User & { companyId: number };
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

/** An active account that stays as it is until the transaction ends; locked for `update`, one that it will change. */
export const lockUser = async (tx: Tx, id: number, strength: 'share' | 'update'): Promise<User | null> => {
	const [user] = await tx
		.select()
		.from(users)
		.where(and(eq(users.id, id), active))
		.for(strength);
	return user ?? null;
};

/** A member of the given company, locked for a change. */
export const lockMember = async (tx: Tx, companyId: number, id: number): Promise<User | null> => {
	const [user] = await tx
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

/** A member of a company that the actor may see. */
export const findVisibleMember = async (executor: Executor, actor: Actor, id: number): Promise<Member | null> => {
	const [user] = await executor
		.select()
		.from(users)
		.where(and(eq(users.id, id), isNotNull(users.companyId), active, companyVisibleTo(actor, users.companyId)));
	return user?.companyId ? { ...user, companyId: user.companyId } : null;
};

/** How many admins a company has. */
export const countCompanyAdmins = async (executor: Executor, companyId: number): Promise<number> => {
	const [row] = await executor
		.select({ admins: count() })
		.from(users)
		.where(and(eq(users.companyId, companyId), eq(users.role, 0), active));
	return row?.admins ?? 0;
};

/** The ids of all console admins, locked in one order, so that of two who leave at once the second is counted right. */
export const lockConsoleAdmins = async (tx: Tx): Promise<number[]> => {
	const admins = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.area, 'console'), eq(users.role, 0), active))
		.orderBy(asc(users.id))
		.for('update');
	return admins.map((admin) => admin.id);
};

/** An account of the console, locked for a change. */
export const lockConsoleUser = async (tx: Tx, id: number): Promise<User | null> => {
	const [user] = await tx
		.select()
		.from(users)
		.where(and(eq(users.id, id), eq(users.area, 'console'), active))
		.for('update');
	return user ?? null;
};
