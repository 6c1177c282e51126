import { and, asc, eq, isNull } from 'drizzle-orm';
import { listWorkers } from '#server/assessment/people.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { together } from '#server/db/transactions.ts';
import { type Finaliser, judgeFinaliser } from '#shared/finalising/four-eyes.ts';

/** Four eyes at finalizing (`shared/finalising/four-eyes.ts`), with the people of the database. */

type Person = { id: number; name: string };

/** All who may finalize. */
export const listFinalisingAdmins = (executor: Executor): Promise<Person[]> =>
	executor
		.select({ id: users.id, name: users.name })
		.from(users)
		.where(and(eq(users.area, 'console'), eq(users.role, 0), isNull(users.deactivatedAt)))
		.orderBy(asc(users.name), asc(users.id));

type FourEyesOf = {
	/** Whether the actor rated or wrote in the round. */
	isSamePerson: boolean;
	finaliser: Finaliser;
	/** Admins who neither rated nor wrote in the round. */
	others: Person[];
};

/** What finalizing a round means for the actor. `workers` are those of its sheet. */
export const fourEyesOf = (
	{ userId }: Pick<ConsoleActor, 'userId'>,
	{ workers, admins }: { workers: readonly { id: number }[]; admins: readonly Person[] },
	{ fourEyes }: Pick<Deps['config'], 'fourEyes'>,
): FourEyesOf => {
	const involved = new Set(workers.map(({ id }) => id));
	const isSamePerson = involved.has(userId);
	const others = admins.filter(({ id }) => !involved.has(id));
	return {
		isSamePerson,
		finaliser: judgeFinaliser({ setting: fourEyes, isSamePerson, othersExist: others.length > 0 }),
		others,
	};
};

/** The same, read for one sheet. */
export const readFourEyes = async (
	executor: Executor,
	actor: Pick<ConsoleActor, 'userId'>,
	sheetId: number,
	config: Pick<Deps['config'], 'fourEyes'>,
): Promise<FourEyesOf> => {
	const [workers, admins] = await together(executor, (one) => [listWorkers(one, [sheetId]), listFinalisingAdmins(one)]);
	return fourEyesOf(actor, { workers, admins }, config);
};
