import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { listFinalisers } from '#server/assessment/finalisers.ts';
import type { StoredObjection } from '#server/assessment/objections.ts';
import { listWorkers } from '#server/assessment/people.ts';
import { type ConsoleActor, isAdmin } from '#server/base/actor.ts';
import { interestsOf } from '#server/companies/interests.ts';
import type { Executor } from '#server/db/client.ts';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { together } from '#server/db/transactions.ts';

/**
 * Who may decide an objection: nobody who rated or finalized the round, or has declared an interest in the company. Only where
 * there is nobody else may an admin who rated or finalized, and the decision is marked.
 */

type Person = { id: number; name: string };

export type Deciders = {
	ratedBy: Person[];
	finalisedBy: Person[];
	/** Ids of those who have declared an interest in the company. */
	interested: ReadonlySet<number>;
	/** Those who neither rated nor finalized and have no interest; assessors have to be assigned to the company first. */
	mayDecide: (Person & { is_assigned: boolean })[];
};

const listStaff = (executor: Executor, companyId: number) =>
	executor
		.select({
			id: users.id,
			name: users.name,
			role: users.role,
			interests: interestsOf(users.id),
			isAssigned: sql<boolean>`exists (
				select 1 from ${assessorCompanies} a where a.user_id = users.id and a.company_id = ${companyId})`,
		})
		.from(users)
		.where(and(eq(users.area, 'console'), isNull(users.deactivatedAt)))
		.orderBy(asc(users.id));

type Objected = Pick<StoredObjection, 'progressId' | 'sheetId' | 'round'> & { companyId: number };

export const listDeciders = async (
	executor: Executor,
	{ progressId, sheetId, round, companyId }: Objected,
): Promise<Deciders> => {
	const [workers, finalisedBy, staff] = await together(executor, (one) => [
		listWorkers(one, [sheetId]),
		listFinalisers(one, { progressId, round }),
		listStaff(one, companyId),
	]);
	const ratedBy = workers.filter(({ work }) => work === 'rated').map(({ id, name }) => ({ id, name }));
	const involved = new Set([...ratedBy, ...finalisedBy].map(({ id }) => id));
	const interested = new Set(staff.filter(({ interests }) => interests.includes(companyId)).map(({ id }) => id));
	const mayDecide = staff
		.filter(({ id }) => !involved.has(id) && !interested.has(id))
		.map(({ id, name, role, isAssigned }) => ({ id, name, is_assigned: isAdmin({ role }) || isAssigned }));
	return { ratedBy, finalisedBy, interested, mayDecide };
};

/** Whether the actor may decide, and whether that has to be marked. */
export const judgeDecider = (
	{ userId, role }: Pick<ConsoleActor, 'userId' | 'role'>,
	{ ratedBy, finalisedBy, interested, mayDecide }: Deciders,
): 'may' | 'marked' | 'involved' | 'conflict' => {
	if (interested.has(userId)) return 'conflict';
	if (![...ratedBy, ...finalisedBy].some(({ id }) => id === userId)) return 'may';
	return mayDecide.length === 0 && isAdmin({ role }) ? 'marked' : 'involved';
};
