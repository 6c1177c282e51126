import { type AnyColumn, and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { declaredInterests } from '#server/db/tables/interests.ts';

/** Who has declared a conflict of interest: they are not assigned to the company, and write nothing to its assessments. */

const isStanding = isNull(declaredInterests.removedAt);

/** Ids of the companies in which a person has an interest, as a column. Wrapped, or Drizzle would omit the name of the table. */
export const interestsOf = (userId: AnyColumn): SQL<number[]> => sql<number[]>`array(
	select i.company_id from declared_interests i
	where i.user_id = ${sql`${userId}`} and i.removed_at is null order by i.company_id
)`;

/** The same with their names. */
export const namedInterestsOf = (userId: AnyColumn): SQL<{ id: number; name: string }[]> => sql<
	{ id: number; name: string }[]
>`(
	select coalesce(json_agg(json_build_object('id', c.id, 'name', c.company_name) order by c.id), '[]')
	from declared_interests i join companies c on c.id = i.company_id
	where i.user_id = ${sql`${userId}`} and i.removed_at is null
)`;

/** When a person last confirmed their declarations, as a column. */
export const confirmedInterestsAt = (userId: AnyColumn): SQL<string | null> => sql<string | null>`(
	select max(c.created_at) from interest_confirmations c where c.user_id = ${sql`${userId}`}
)`;

/** Whether a member of staff has a standing declaration about the company. */
export const hasInterest = async (
	executor: Executor,
	userId: number,
	companyId: number | SQL<number>,
): Promise<boolean> => {
	const [found] = await executor
		.select({ id: declaredInterests.id })
		.from(declaredInterests)
		.where(and(eq(declaredInterests.userId, userId), eq(declaredInterests.companyId, companyId), isStanding));
	return found !== undefined;
};

/**
 * The one door of all writes to an assessment: staff with an interest in its company may read, and do nothing else. Sent after
 * the lock of the company, which declaring takes too, so that no write goes by a declaration.
 * @throws 409
 */
export const assertNoInterest = async (
	executor: Executor,
	{ area, userId }: Pick<Viewer, 'area' | 'userId'>,
	companyId: number | SQL<number>,
): Promise<void> => {
	if (area === 'console' && (await hasInterest(executor, userId, companyId))) throw conflict('interests.own');
};

export type Interested = { userId: number; name: string; companyId: number; company: string };

/** The standing declarations of these people about these companies. */
export const listInterested = async (
	executor: Executor,
	{ userIds, companyIds }: { userIds: readonly number[]; companyIds: readonly number[] },
): Promise<Interested[]> => {
	if (userIds.length === 0 || companyIds.length === 0) return [];
	return executor
		.select({
			userId: declaredInterests.userId,
			name: users.name,
			companyId: declaredInterests.companyId,
			company: companies.companyName,
		})
		.from(declaredInterests)
		.innerJoin(users, eq(users.id, declaredInterests.userId))
		.innerJoin(companies, eq(companies.id, declaredInterests.companyId))
		.where(
			and(isOneOf(declaredInterests.userId, userIds), isOneOf(declaredInterests.companyId, companyIds), isStanding),
		)
		.orderBy(asc(users.name), asc(companies.companyName), asc(declaredInterests.id));
};

/** Names in one line, separated in the way of both languages: a refused row is read in either. */
const joined = (names: readonly string[]): string => [...new Set(names)].join(' / ');

export const interestedAssessors = (found: readonly Interested[]) =>
	conflict('interests.assessors', { names: joined(found.map(({ name }) => name)) });

/** Asserts that all these people may be assigned to the company. @throws 409, naming those who may not */
export const assertAssignable = async (
	executor: Executor,
	{ userIds, companyId }: { userIds: readonly number[]; companyId: number },
): Promise<void> => {
	const found = await listInterested(executor, { userIds, companyIds: [companyId] });
	if (found.length > 0) throw interestedAssessors(found);
};

/** Asserts that one person may be assigned to all these companies. @throws 409, naming those to which they may not */
export const assertAssignableTo = async (
	executor: Executor,
	{ userId, companyIds }: { userId: number; companyIds: readonly number[] },
): Promise<void> => {
	const found = await listInterested(executor, { userIds: [userId], companyIds });
	const [first] = found;
	if (!first) return;
	throw conflict('interests.companies', { name: first.name, companies: joined(found.map(({ company }) => company)) });
};
