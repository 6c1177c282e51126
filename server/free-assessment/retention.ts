import { and, isNull, lt } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { type IsStopping, retentionEnd } from '#server/db/retention.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { deleteCounted } from '#server/programme-facts/visits.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Deletes free results after FREE_CONTACT_RETENTION_DAYS, except those with an application: they belong to a business
 * contact. Ids are not reused. How many there were stays, for the programme's way in.
 */
export const sweepFreeContacts = async ({ db, clock, config }: Needs, isStopping: IsStopping): Promise<void> => {
	const end = retentionEnd(clock, config.retentionDays.freeContacts);
	if (!end) return;
	const where = and(lt(freeContacts.createdAt, end), isNull(freeContacts.appliedAt));
	await deleteCounted(db, { where, partners: config.partnerReferers }, isStopping);
};
