import { and, asc, count, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import { isActive, type User } from '#server/accounts/queries.ts';
import type { Actor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { lastSignIns, passwordResets, users } from '#server/db/tables/accounts.ts';
import { hasFactorSql } from '#server/second-factor/factors.ts';

export type Member = User & { companyId: number };

export const lockMember = async (tx: Tx, companyId: number, id: number): Promise<User | null> => {
	const [user] = await tx
		.select()
		.from(users)
		.where(and(eq(users.id, id), eq(users.companyId, companyId), isActive))
		.for('update');
	return user ?? null;
};

export type ListedMember = User & {
	hasSecondFactor: boolean;
	/** Null for who has never signed in. */
	lastSignInAt: Date | null;
	/** End of the unused link to set a password, possibly past; null without one. */
	linkedUntil: Date | null;
};

export const listMembers = (executor: Executor, companyId: number): Promise<ListedMember[]> =>
	executor
		.select({
			...getTableColumns(users),
			hasSecondFactor: hasFactorSql(users.id),
			lastSignInAt: lastSignIns.lastSignInAt,
			linkedUntil: passwordResets.expiresAt,
		})
		.from(users)
		.leftJoin(lastSignIns, eq(lastSignIns.userId, users.id))
		// An account has one link at most.
		.leftJoin(passwordResets, and(eq(passwordResets.userId, users.id), isNull(passwordResets.usedAt)))
		.where(and(eq(users.companyId, companyId), isActive))
		.orderBy(asc(users.id));

export const findVisibleMember = async (executor: Executor, actor: Actor, id: number): Promise<Member | null> => {
	const [user] = await executor
		.select()
		.from(users)
		.where(and(eq(users.id, id), isNotNull(users.companyId), isActive, companyVisibleTo(actor, users.companyId)));
	return user?.companyId ? { ...user, companyId: user.companyId } : null;
};

export const countCompanyAdmins = async (executor: Executor, companyId: number): Promise<number> => {
	const [row] = await executor
		.select({ admins: count() })
		.from(users)
		.where(and(eq(users.companyId, companyId), eq(users.role, 0), isActive));
	return row?.admins ?? 0;
};

/**
 * Locks all console admins in a fixed order and returns their ids. Serializes removals, so that one admin always
 * remains.
 */
export const lockConsoleAdmins = async (tx: Tx): Promise<number[]> => {
	const admins = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.area, 'console'), eq(users.role, 0), isActive))
		.orderBy(asc(users.id))
		.for('update');
	return admins.map((admin) => admin.id);
};

export const findConsoleUser = async (executor: Executor, id: number): Promise<User | null> => {
	const [user] = await executor
		.select()
		.from(users)
		.where(and(eq(users.id, id), eq(users.area, 'console'), isActive));
	return user ?? null;
};

export const lockConsoleUser = async (tx: Tx, id: number): Promise<User | null> => {
	const [user] = await tx
		.select()
		.from(users)
		.where(and(eq(users.id, id), eq(users.area, 'console'), isActive))
		.for('update');
	return user ?? null;
};
