import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { namesOf, type User } from '#server/accounts/queries.ts';
import { tellOfAssignments } from '#server/assessment/unassigned.ts';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { assertAssignableTo, confirmedInterestsAt, namedInterestsOf } from '#server/companies/interests.ts';
import type { Executor, Reader, Tx } from '#server/db/client.ts';
import { foldedOf } from '#server/db/folded.ts';
import { containsText, inWindow, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { together } from '#server/db/transactions.ts';
import { presentSaved } from '#server/db/versions.ts';
import { loadsOf } from '#server/progresses/load.ts';
import { hasFactorSql } from '#server/second-factor/factors.ts';
import { type AssessorLoad, NO_LOAD } from '#shared/accounts/load.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { SavedState } from '#shared/versions.ts';

/** Queries of console accounts and assessor assignments. */

type AssignedCompany = { id: number; name: string };
export type AdminUserRow = Pick<User, 'id' | 'name' | 'email' | 'role'> &
	SavedState & {
		companies: AssignedCompany[];
		load: AssessorLoad | null;
		has_second_factor: boolean;
		interests: AssignedCompany[];
		interests_confirmed_at: string | null;
	};

const matching = (q: string | undefined): SQL | undefined =>
	q ? or(containsText(foldedOf(users.name), q), containsText(foldedOf(users.email), q)) : undefined;

const companiesOf = async (executor: Executor, userIds: number[]): Promise<Map<number, AssignedCompany[]>> => {
	const found = new Map<number, AssignedCompany[]>();
	if (userIds.length === 0) return found;
	const rows = await executor
		.select({ userId: assessorCompanies.userId, id: companies.id, name: companies.companyName })
		.from(assessorCompanies)
		.innerJoin(companies, eq(companies.id, assessorCompanies.companyId))
		.where(inArray(assessorCompanies.userId, userIds))
		.orderBy(companies.id);
	for (const { userId, ...company } of rows) {
		const ofUser = found.get(userId);
		if (ofUser) ofUser.push(company);
		else found.set(userId, [company]);
	}
	return found;
};

const LISTED = {
	id: users.id,
	name: users.name,
	email: users.email,
	role: users.role,
	hasSecondFactor: hasFactorSql(users.id),
	interests: namedInterestsOf(users.id),
	confirmedAt: confirmedInterestsAt(users.id),
	version: users.version,
	updatedAt: users.updatedAt,
	updatedBy: users.updatedBy,
};

/** Active console accounts with their companies, newest first: at most five statements per page. */
export const listAdminUsers = async (
	{ db: executor, clock }: Reader & Pick<Deps, 'clock'>,
	_actor: ConsoleActor,
	query: ListQuery,
): Promise<Page<AdminUserRow>> => {
	const where = and(eq(users.area, 'console'), isNull(users.deactivatedAt), matching(query.q));
	const order = orderOf(
		query,
		{ name: users.name, email: users.email, role: users.role, created_at: users.createdAt },
		[desc(users.createdAt), desc(users.id)],
	);
	const page = await readPage(executor, query, {
		rows: (one, window) => {
			const rows = one
				.select(LISTED)
				.from(users)
				.where(where)
				.orderBy(...order)
				.$dynamic();
			return inWindow(rows, window);
		},
		total: async (one) => {
			const [row] = await one.select({ total: count() }).from(users).where(where);
			return row?.total ?? 0;
		},
	});
	const [assigned, loads, names] = await together(executor, (one) => [
		companiesOf(
			one,
			page.rows.map((user) => user.id),
		),
		loadsOf(
			one,
			page.rows.map((user) => user.id),
			clock.now(),
		),
		namesOf(
			one,
			page.rows.map((user) => user.updatedBy),
		),
	]);
	return {
		...page,
		rows: page.rows.map((user) => {
			const { id, name, email, role, hasSecondFactor: has_second_factor, interests, confirmedAt } = user;
			const interests_confirmed_at = confirmedAt && new Date(confirmedAt).toISOString();
			const listed = { id, name, email, role, has_second_factor, interests, interests_confirmed_at };
			const load = role === 1 ? (loads.get(id) ?? NO_LOAD) : null;
			return { ...listed, ...presentSaved(user, names), companies: assigned.get(id) ?? [], load };
		}),
	};
};

/** Ids of the companies of an assessor. */
export const companyIdsOf = async (tx: Tx, userId: number): Promise<number[]> => {
	const rows = await tx
		.select({ id: assessorCompanies.companyId })
		.from(assessorCompanies)
		.where(eq(assessorCompanies.userId, userId));
	return rows.map(({ id }) => id);
};

/** Assigns a company to the assessor who registers it. Bumps the version of their account, which lists it. */
export const addCompanyOf = async (
	tx: Tx,
	{ userId }: ConsoleActor,
	companyId: number,
	now: Date,
	call: CallContext,
): Promise<void> => {
	await tx.insert(assessorCompanies).values({ userId, companyId });
	await tx
		.update(users)
		.set({ version: sql`${users.version} + 1`, updatedBy: userId, updatedAt: now })
		.where(eq(users.id, userId));
	await recordAudit(tx, {
		action: 'company.assessors_assigned',
		actorId: userId,
		subject: 'company',
		subjectId: companyId,
		changes: changesOf('assessors', { user_ids: [] }, { user_ids: [userId] }),
		call,
	});
};

/** Ids as one array parameter: PostgreSQL allows at most 65,535 parameters. */
const idArray = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`;

export const findUnknownCompanies = async (executor: Executor, ids: readonly number[]): Promise<Set<number>> => {
	const { rows } = await executor.execute<{ id: number }>(
		sql`select w.id from unnest(${idArray(ids)}) w(id) where not exists (select 1 from ${companies} c where c.id = w.id)`,
	);
	return new Set(rows.map((row) => row.id));
};

/**
 * Replaces the companies of an assessor, whose account is locked. Admins are notified of companies left without one.
 * @throws 409 naming the companies in which the assessor has declared an interest
 */
export const replaceCompanies = async (tx: Tx, userId: number, ids: readonly number[], now: Date): Promise<void> => {
	await assertAssignableTo(tx, { userId, companyIds: ids });
	const removed = await tx
		.delete(assessorCompanies)
		.where(and(eq(assessorCompanies.userId, userId), sql`${assessorCompanies.companyId} <> all (${idArray(ids)})`))
		.returning({ id: assessorCompanies.companyId });
	const { rows: added } = await tx.execute<{ id: number }>(
		sql`insert into assessor_companies (user_id, company_id) select ${userId}::int, w.id from unnest(${idArray(ids)}) w(id)
			on conflict do nothing returning company_id as id`,
	);
	const idsOf = (companies: readonly { id: number }[]): number[] => companies.map(({ id }) => id);
	await tellOfAssignments(tx, { added: idsOf(added), removed: idsOf(removed) }, now);
};
