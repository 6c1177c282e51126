import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { certificates } from '#server/db/tables/certificates.ts';
import { expiresSoonUntil } from '#shared/certificates/validity.ts';

type Expiring = { expiresOn: AnyColumn | SQL };

/** `stateOf` of `shared/certificates/validity.ts` in SQL, for one that is neither withdrawn nor replaced. */
export const isValidOn = (today: string, { expiresOn }: Expiring = certificates): SQL => sql`${expiresOn} > ${today}`;

/** Valid, but not for much longer; of one that is neither withdrawn nor replaced. */
export const expiresSoon = (today: string, { expiresOn }: Expiring): SQL =>
	sql`(${expiresOn} > ${today} and ${expiresOn} <= ${expiresSoonUntil(today)})`;
