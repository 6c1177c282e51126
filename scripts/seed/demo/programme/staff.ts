import { randomUUID } from 'node:crypto';
import { hashPassword } from '#server/accounts/passwords.ts';
import { findUserByEmail } from '#server/accounts/queries.ts';
import type { Deps } from '#server/calls/deps.ts';
import { users } from '#server/db/tables/accounts.ts';

/** Who assesses the further companies: the assessor of the demo, and colleagues with whom nobody logs in. */

const ASSESSOR = 'assessor@example.com';

const COLLEAGUES: readonly (readonly [name: string, email: string])[] = [
	['評価 三郎', 'assessor3@example.com'],
	['評価 四季', 'assessor4@example.com'],
	['評価 五月', 'assessor5@example.com'],
	['評価 六花', 'assessor6@example.com'],
];

export type Staff = {
	adminId: number;
	/** The assessor of the demo comes first. */
	raterIds: readonly number[];
	/** Of accounts that nobody knows the password of. */
	passwordHash: string;
};

const idOf = async ({ db }: Deps, email: string): Promise<number | null> =>
	(await findUserByEmail(db, 'console', email))?.id ?? null;

/** @returns null if the staff of the demo is not there any more */
export const ensureStaff = async (deps: Deps, admin: string, joinedAt: Date): Promise<Staff | null> => {
	const [adminId, assessorId] = [await idOf(deps, admin), await idOf(deps, ASSESSOR)];
	if (adminId === null || assessorId === null) return null;
	const passwordHash = await hashPassword(randomUUID());
	const raterIds = [assessorId];
	for (const [name, email] of COLLEAGUES) {
		const known = await idOf(deps, email);
		if (known !== null) raterIds.push(known);
		else {
			const [made] = await deps.db
				.insert(users)
				.values({ area: 'console', role: 1, name, email, passwordHash, createdAt: joinedAt, updatedAt: joinedAt })
				.returning({ id: users.id });
			if (made) raterIds.push(made.id);
		}
	}
	return { adminId, raterIds, passwordHash };
};
