import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isActive } from '#server/accounts/queries.ts';
import { tellOfAssignments } from '#server/assessment/unassigned.ts';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import { type CallContext, type ConsoleActor, isAdmin, type StaffId } from '#server/base/actor.ts';
import { type FieldErrors, invalid, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { NamedAssessor } from '#server/companies/assessors.ts';
import { assertAssignable, interestsOf } from '#server/companies/interests.ts';
import type { Executor, Reader, Tx } from '#server/db/client.ts';
import { foldedOf } from '#server/db/folded.ts';
import { containsText, inWindow, isOneOf, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { together } from '#server/db/transactions.ts';
import { loadsOf } from '#server/progresses/load.ts';
import { type AssessorLoad, NO_LOAD } from '#shared/accounts/load.ts';
import type { ListQuery } from '#shared/lists.ts';

/** Assessors of a company: the same assignments as the companies of an assessor's account. */

const isAssessor = and(eq(users.area, 'console'), eq(users.role, 1), isActive);

export const listAssessorsOf = (executor: Executor, companyId: number): Promise<NamedAssessor[]> =>
	executor
		.select({ id: users.id, name: users.name })
		.from(assessorCompanies)
		.innerJoin(users, eq(users.id, assessorCompanies.userId))
		.where(eq(assessorCompanies.companyId, companyId))
		.orderBy(asc(users.id));

const companyCount: SQL<number> = sql<number>`(
	select count(*)::int from assessor_companies a where a.user_id = ${sql`${users.id}`}
)`;

type AssessorToChoose = NamedAssessor & { company_count: number; load: AssessorLoad; interest_company_ids: number[] };

const NONE = sql<number[]>`array[]::int[]`;

/** Assessors to choose from, by name, with their number of companies, their load and, for admins, their conflicts of interest. */
export const listAssessors = async (
	{ db: executor, clock }: Reader & Pick<Deps, 'clock'>,
	actor: Pick<ConsoleActor, 'role'>,
	query: ListQuery,
): Promise<Page<AssessorToChoose>> => {
	const where = and(isAssessor, query.q ? containsText(foldedOf(users.name), query.q) : undefined);
	const order = orderOf(query, { name: users.name, company_count: companyCount }, [asc(users.name), asc(users.id)]);
	const page = await readPage(executor, query, {
		rows: (one, window) => {
			const rows = one
				.select({
					id: users.id,
					name: users.name,
					company_count: companyCount,
					interest_company_ids: isAdmin(actor) ? interestsOf(users.id) : NONE,
				})
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
	const loads = await loadsOf(
		executor,
		page.rows.map(({ id }) => id),
		clock.now(),
	);
	return { ...page, rows: page.rows.map((row) => ({ ...row, load: loads.get(row.id) ?? NO_LOAD })) };
};

/**
 * Locks a company against other changes of its assessors. Weaker than the lock of other changes, because assigning
 * companies to an account locks the account first and then references the company.
 * @throws 404
 */
const lockAssignment = async (tx: Tx, actor: StaffId, id: number): Promise<void> => {
	const [company] = await tx
		.select({ id: companies.id })
		.from(companies)
		.where(and(eq(companies.id, id), companyVisibleTo(actor, companies.id)))
		.for('no key update');
	if (!company) throw notFound();
};

/** Locks assessors' accounts in the order of their ids; other ids are left out. */
const lockAssessors = (tx: Tx, ids: readonly number[]): Promise<NamedAssessor[]> =>
	tx
		.select({ id: users.id, name: users.name })
		.from(users)
		.where(and(isOneOf(users.id, ids), isAssessor))
		.orderBy(asc(users.id))
		.for('no key update');

/** Those of the given accounts, or of all, that may be assigned, by id. */
export const listAssignable = (executor: Executor, ids: readonly number[]): Promise<NamedAssessor[]> =>
	executor
		.select({ id: users.id, name: users.name })
		.from(users)
		.where(and(ids.length > 0 ? isOneOf(users.id, ids) : undefined, isAssessor))
		.orderBy(asc(users.id));

/** @throws 422 on each id that is not an assessor */
const assertAssessors = (wanted: readonly number[], known: ReadonlySet<number>): void => {
	const errors: FieldErrors = Object.fromEntries(
		wanted.flatMap((id, at) => (known.has(id) ? [] : [[`user_ids.${at}`, [{ key: 'accounts.notAssessor' }]]])),
	);
	if (Object.keys(errors).length > 0) throw invalid(errors);
};

export type Assignment = {
	id: number;
	user_ids: readonly number[];
	/** Whether to remove assessors that are not named. */
	replaces: boolean;
};

/**
 * Assigns assessors to a company. Bumps the version of each changed account, which lists its companies.
 * @throws 404; 409 naming those who have declared an interest in the company; 422 on `user_ids`
 */
export const changeAssessors = async (
	tx: Tx,
	{ clock }: Pick<Deps, 'clock'>,
	actor: StaffId,
	{ id, user_ids: wanted, replaces }: Assignment,
	call: CallContext | null,
): Promise<void> => {
	await lockAssignment(tx, actor, id);
	const [current] = await together(tx, () => [
		listAssessorsOf(tx, id),
		assertAssignable(tx, { userIds: wanted, companyId: id }),
	]);
	const isCurrent = new Set(current.map((one) => one.id));
	const added = [...new Set(wanted)].filter((one) => !isCurrent.has(one));
	const removed = replaces ? [...isCurrent].filter((one) => !wanted.includes(one)) : [];
	if (added.length + removed.length === 0) return;
	const locked = await lockAssessors(tx, [...added, ...removed]);
	assertAssessors(wanted, new Set([...isCurrent, ...locked.map((one) => one.id)]));
	const now = clock.now();
	await writeAssignment(tx, id, { added, removed });
	await tx
		.update(users)
		.set({ version: sql`${users.version} + 1`, updatedBy: actor.userId, updatedAt: now })
		.where(isOneOf(users.id, [...added, ...removed]));
	const of = (people: readonly number[]) => (people.length > 0 ? [id] : []);
	await tellOfAssignments(tx, { added: of(added), removed: of(removed) }, now);
	const assigned = [...isCurrent, ...added].filter((one) => !removed.includes(one));
	await recordAudit(tx, {
		action: 'company.assessors_assigned',
		actorId: actor.userId,
		subject: 'company',
		subjectId: id,
		changes: changesOf('assessors', { user_ids: [...isCurrent] }, { user_ids: assigned }),
		call,
	});
};

/** `changeAssessors` in a transaction of its own. */
export const assignAssessors = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	assignment: Assignment,
	call: CallContext,
): Promise<null> => {
	await db.transaction((tx) => changeAssessors(tx, { clock }, actor, assignment, call));
	return null;
};

const writeAssignment = async (
	tx: Tx,
	companyId: number,
	{ added, removed }: { added: readonly number[]; removed: readonly number[] },
): Promise<void> => {
	if (removed.length > 0) {
		await tx
			.delete(assessorCompanies)
			.where(and(eq(assessorCompanies.companyId, companyId), inArray(assessorCompanies.userId, [...removed])));
	}
	if (added.length > 0) {
		await tx
			.insert(assessorCompanies)
			.values(added.map((userId) => ({ userId, companyId })))
			.onConflictDoNothing();
	}
};
