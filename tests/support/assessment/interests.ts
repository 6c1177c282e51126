import { declaredInterests } from '#server/db/tables/interests.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { DeclaredInterest, InterestRow, OwnInterests } from '#shared/interests/schemas.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Answer } from '#tests/support/client.ts';
import type { Person } from '#tests/support/factories.ts';

/** Conflicts of interest: rows by SQL, and the calls of whoever declares. */

type Of = { userId: number; companyId: number };

/** Inserts a standing declaration; assignments stay as they are. */
export const makeInterest = async ({ deps, clock }: TestApp, of: Of): Promise<number> => {
	const values = { ...of, sinceOn: tokyoDate(clock.now()), reason: '以前の勤務先' };
	const [row] = await deps.db.insert(declaredInterests).values(values).returning({ id: declaredInterests.id });
	if (!row) throw new Error('no interest was declared');
	return row.id;
};

export const declareFor = (
	person: Person,
	companyKey: string,
	{ since = '2026-01-01', reason = '以前の勤務先' }: { since?: string; reason?: string } = {},
): Promise<Answer<DeclaredInterest>> =>
	person.post<DeclaredInterest>('/console/own_interests', { company_key: companyKey, since_on: since, reason });

export const ownInterestsOf = async (person: Person): Promise<OwnInterests> =>
	(await person.get<OwnInterests>('/console/own_interests')).data;

export const listedInterests = async (admin: Person, query = ''): Promise<InterestRow[]> =>
	(await admin.get<InterestRow[]>(`/console/interests${query}`)).data;
