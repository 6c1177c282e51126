import { gt, type SQL } from 'drizzle-orm';
import { certificates } from '#server/db/tables/certificates.ts';

/** `stateOf` of `shared/certificates/validity.ts` in SQL, for one that is neither withdrawn nor replaced. */
export const isValidOn = (today: string): SQL => gt(certificates.expiresOn, today);
