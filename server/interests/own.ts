import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import { type CallContext, type ConsoleActor, isAdmin } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { declaredInterests, interestConfirmations } from '#server/db/tables/interests.ts';
import { together } from '#server/db/transactions.ts';
import { confirmationDue, isConfirmationDue } from '#shared/interests/rules.ts';
import type { OwnInterests } from '#shared/interests/schemas.ts';

const standingOf = (userId: number) => and(eq(declaredInterests.userId, userId), isNull(declaredInterests.removedAt));

const listOwn = (executor: Executor, userId: number) =>
	executor
		.select({
			id: declaredInterests.id,
			company: { id: companies.id, name: companies.companyName },
			companyKey: declaredInterests.companyKey,
			sinceOn: declaredInterests.sinceOn,
			reason: declaredInterests.reason,
			declaredAt: declaredInterests.declaredAt,
		})
		.from(declaredInterests)
		.innerJoin(companies, eq(companies.id, declaredInterests.companyId))
		.where(standingOf(userId))
		.orderBy(asc(declaredInterests.declaredAt), asc(declaredInterests.id));

const listConfirmations = (executor: Executor, userId: number) =>
	executor
		.select({ at: interestConfirmations.confirmedAt })
		.from(interestConfirmations)
		.where(eq(interestConfirmations.userId, userId))
		.orderBy(desc(interestConfirmations.confirmedAt))
		.limit(1);

/** What the actor has declared, and when they have to confirm it. */
export const getOwnInterests = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ userId, role }: ConsoleActor,
): Promise<OwnInterests> => {
	const [rows, [confirmed], [account]] = await together(db, (one) => [
		listOwn(one, userId),
		listConfirmations(one, userId),
		one.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId)),
	]);
	const now = clock.now();
	const lastAt = confirmed?.at ?? account?.createdAt ?? now;
	return {
		interests: rows.map(({ sinceOn, declaredAt, company, companyKey, ...row }) => ({
			...row,
			company: isAdmin({ role }) || companyKey === null ? company : { id: null, name: companyKey },
			since_on: sinceOn,
			declared_at: declaredAt.toISOString(),
		})),
		interests_confirmed_at: confirmed?.at.toISOString() ?? null,
		confirm_on: confirmationDue(lastAt),
		is_confirmation_due: isConfirmationDue(lastAt, now),
	};
};

/** Records that the actor has declared all, also that there is nothing to declare. */
export const confirmInterests = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ userId }: ConsoleActor,
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const declared = await tx.$count(declaredInterests, standingOf(userId));
		await tx.insert(interestConfirmations).values({ userId, declared, confirmedAt: clock.now() });
		await recordAudit(tx, {
			action: 'interest.confirmed',
			actorId: userId,
			subject: 'user',
			subjectId: userId,
			detail: { declared },
			call,
		});
		return null;
	});
