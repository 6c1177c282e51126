import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { certificates } from '#server/db/tables/certificates.ts';
import { expiresSoonUntil } from '#shared/certificates/validity.ts';

type Expiring = { expiresOn: AnyColumn | SQL };

/** `stateOf` of `shared/certificates/validity.ts` in SQL, for a current certificate. */
export const isValidOn = (today: string, { expiresOn }: Expiring = certificates): SQL => sql`${expiresOn} > ${today}`;

/** Valid, but expiring soon; for a current certificate. */
export const expiresSoon = (today: string, { expiresOn }: Expiring): SQL =>
	sql`(${expiresOn} > ${today} and ${expiresOn} <= ${expiresSoonUntil(today)})`;
