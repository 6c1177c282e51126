import { and, asc, eq, isNull } from 'drizzle-orm';
import { listWorkers } from '#server/assessment/people.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { interestsOf } from '#server/companies/interests.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { together } from '#server/db/transactions.ts';
import { type Finaliser, judgeFinaliser } from '#shared/finalising/four-eyes.ts';

/** Four eyes at finalizing (`shared/finalising/four-eyes.ts`), with the people of the database. */

type Person = { id: number; name: string };

type FinalisingAdmin = Person & { interests: number[] };

/** All who may finalize, with the companies of which they may not. */
export const listFinalisingAdmins = (executor: Executor): Promise<FinalisingAdmin[]> =>
	executor
		.select({ id: users.id, name: users.name, interests: interestsOf(users.id) })
		.from(users)
		.where(and(eq(users.area, 'console'), eq(users.role, 0), isNull(users.deactivatedAt)))
		.orderBy(asc(users.name), asc(users.id));

type FourEyesOf = {
	/** Whether the actor rated or wrote in the round. */
	isSamePerson: boolean;
	finaliser: Finaliser;
	/** Whether the actor has declared an interest in the company, and so may not finalize. */
	hasInterest: boolean;
	/** Admins who neither rated nor wrote in the round and have no interest in the company. */
	others: Person[];
};

type Round = { companyId: number; workers: readonly { id: number }[]; admins: readonly FinalisingAdmin[] };

/** What finalizing a round means for the actor. `workers` are those of its sheet. */
export const fourEyesOf = (
	{ userId }: Pick<ConsoleActor, 'userId'>,
	{ companyId, workers, admins }: Round,
	{ fourEyes }: Pick<Deps['config'], 'fourEyes'>,
): FourEyesOf => {
	const involved = new Set(workers.map(({ id }) => id));
	const isSamePerson = involved.has(userId);
	const hasInterestIn = ({ interests }: FinalisingAdmin): boolean => interests.includes(companyId);
	const others = admins
		.filter((admin) => !involved.has(admin.id) && !hasInterestIn(admin))
		.map(({ id, name }) => ({ id, name }));
	return {
		isSamePerson,
		hasInterest: admins.some((admin) => admin.id === userId && hasInterestIn(admin)),
		finaliser: judgeFinaliser({ setting: fourEyes, isSamePerson, othersExist: others.length > 0 }),
		others,
	};
};

/** The same, read for one sheet. */
export const readFourEyes = async (
	executor: Executor,
	actor: Pick<ConsoleActor, 'userId'>,
	{ sheetId, companyId }: { sheetId: number; companyId: number },
	config: Pick<Deps['config'], 'fourEyes'>,
): Promise<FourEyesOf> => {
	const [workers, admins] = await together(executor, (one) => [listWorkers(one, [sheetId]), listFinalisingAdmins(one)]);
	return fourEyesOf(actor, { companyId, workers, admins }, config);
};
