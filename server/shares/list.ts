import type { CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ShareRow } from '#shared/shares/schemas.ts';
import { presentShare } from './present.ts';
import { listShares } from './queries.ts';

/** All links of the company, the newest first. */
export const getShares = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ companyId }: CompanyActor,
): Promise<ShareRow[]> => {
	const today = tokyoDate(clock.now());
	return (await listShares(db, companyId)).map((record) => presentShare(record, today));
};
