import { and, eq, isNull, sql } from 'drizzle-orm';
import { auditedLimit } from '#server/accounts/audited-limit.ts';
import { tellOfAssignments } from '#server/assessment/unassigned.ts';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { declaredInterests } from '#server/db/tables/interests.ts';
import { listAssessorsOf } from '#server/members/assessors.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { DeclaredInterest, DeclareInterestInput } from '#shared/interests/schemas.ts';
import { findCompanyByKey } from './find-company.ts';

/**
 * Locks the company, then the account, in the order of assigning: every write to an assessment holds the lock of the company, and
 * every assignment one of the two.
 */
const lockBoth = async (tx: Tx, companyId: number, userId: number): Promise<void> => {
	const [company] = await tx
		.select({ id: companies.id })
		.from(companies)
		.where(eq(companies.id, companyId))
		.for('no key update');
	if (!company) throw notFound();
	await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
};

type Ending = { companyId: number; actor: ConsoleActor; now: Date; call: CallContext };

/** Ends the assignment of whoever declares; admins are told if nobody is left. Returns whether there was one. */
const endAssignment = async (tx: Tx, { companyId, actor: { userId }, now, call }: Ending): Promise<boolean> => {
	const assigned = (await listAssessorsOf(tx, companyId)).map(({ id }) => id);
	if (!assigned.includes(userId)) return false;
	await tx
		.delete(assessorCompanies)
		.where(and(eq(assessorCompanies.companyId, companyId), eq(assessorCompanies.userId, userId)));
	await tx
		.update(users)
		.set({ version: sql`${users.version} + 1`, updatedBy: userId, updatedAt: now })
		.where(eq(users.id, userId));
	await tellOfAssignments(tx, { added: [], removed: [companyId] }, now);
	const others = assigned.filter((id) => id !== userId);
	await recordAudit(tx, {
		action: 'company.assessors_assigned',
		actorId: userId,
		subject: 'company',
		subjectId: companyId,
		changes: changesOf('assessors', { user_ids: assigned }, { user_ids: others }),
		call,
	});
	return true;
};

type DeclareDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'auditCounter'>;

/**
 * The company by what was typed. Whoever may try names without end would learn which companies take part, so misses are limited;
 * counted before, so that concurrent ones count too, and given back for a hit.
 */
const findLimited = async (
	deps: DeclareDeps,
	tx: Tx,
	{ key, userId }: { key: string; userId: number },
	call: CallContext,
): Promise<{ id: number }> => {
	const { interestMissesPerPerson: misses } = deps.limits;
	await auditedLimit(deps, { name: 'console.interests.declare', userId }, call, () => misses.consume(String(userId)));
	const found = await findCompanyByKey(tx, key);
	await misses.reward(String(userId));
	return found;
};

/**
 * Declares an interest of the actor in a company, and ends their assignment to it.
 * @throws TooManyAttempts after many companies that there are not; 409 if it is declared already; 422 on `company_key` and
 * `since_on`
 */
export const declareInterest = (
	deps: DeclareDeps,
	actor: ConsoleActor,
	{ company_key: key, since_on: sinceOn, reason }: DeclareInterestInput,
	call: CallContext,
): Promise<DeclaredInterest> =>
	deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		const { id: companyId } = await findLimited(deps, tx, { key, userId: actor.userId }, call);
		if (sinceOn > tokyoDate(now)) throw invalidField('since_on', 'interests.sinceLater');
		await lockBoth(tx, companyId, actor.userId);
		const own = and(
			eq(declaredInterests.userId, actor.userId),
			eq(declaredInterests.companyId, companyId),
			isNull(declaredInterests.removedAt),
		);
		if ((await tx.$count(declaredInterests, own)) > 0) throw conflict('interests.declaredBefore');
		const [declared] = await tx
			.insert(declaredInterests)
			.values({ userId: actor.userId, companyId, companyKey: key, sinceOn, reason, declaredAt: now })
			.returning({ id: declaredInterests.id });
		if (!declared) throw new Error('no interest was declared');
		await recordAudit(tx, {
			action: 'interest.declared',
			actorId: actor.userId,
			subject: 'company',
			subjectId: companyId,
			detail: { since_on: sinceOn, reason },
			call,
		});
		return { id: declared.id, ended_assignment: await endAssignment(tx, { companyId, actor, now, call }) };
	});
