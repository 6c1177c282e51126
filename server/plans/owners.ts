import { and, asc, eq, inArray } from 'drizzle-orm';
import { isActive } from '#server/accounts/queries.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { improvementActions } from '#server/db/tables/plans.ts';

/** Members of a company who are responsible for actions of its plan. */

const NAMED = { id: users.id, name: users.name };

export type Owner = { id: number; name: string };

const isMember = (companyId: number) => and(eq(users.companyId, companyId), isActive);

export const listOwners = (executor: Executor, companyId: number): Promise<Owner[]> =>
	executor.select(NAMED).from(users).where(isMember(companyId)).orderBy(asc(users.id));

/** The members of the company among these accounts, which cannot be deleted before the transaction ends. */
export const lockOwners = async (tx: Tx, companyId: number, ids: readonly number[]): Promise<Map<number, string>> => {
	if (ids.length === 0) return new Map();
	const found = await tx
		.select(NAMED)
		.from(users)
		.where(and(isMember(companyId), inArray(users.id, [...ids])))
		.orderBy(asc(users.id))
		.for('share');
	return new Map(found.map(({ id, name }) => [id, name]));
};

/** The name of a member who is being deleted stays as text. The version stays, too: nobody who is writing conflicts. */
export const releaseActions = async (tx: Tx, userId: number): Promise<void> => {
	await tx.update(improvementActions).set({ ownerId: null }).where(eq(improvementActions.ownerId, userId));
};
