import { and, ne, sql } from 'drizzle-orm';
import { invalidField } from '#server/base/errors.ts';
import { isUniqueViolation, type Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { together } from '#server/db/transactions.ts';
import { asciiAddress } from '#shared/mail-address.ts';
import { hasName, type User } from './queries.ts';

/**
 * An email belongs to one active account of an area, in all of its spellings. The unique index knows only case, since
 * former versions stored several spellings; those stay.
 */

/** First key of advisory locks, one an email, that serialize its accounts. */
const EMAILS_LOCK = 7_361_921;

class EmailTaken extends Error {}

/**
 * To be awaited before an account gets an email, in the same transaction. `former` is the account as it is; an email that it
 * has already is not new.
 * @throws an error that `isEmailTaken` knows
 */
export const claimEmail = async (
	tx: Tx,
	area: User['area'],
	email: string,
	former: Pick<User, 'id' | 'email'> | null,
): Promise<void> => {
	if (former?.email.toLowerCase() === email.toLowerCase()) return;
	const key = `${area} ${asciiAddress(email)}`;
	const isAnother = former ? ne(users.id, former.id) : undefined;
	const [, others] = await together(tx, (one) => [
		one.execute(sql`select pg_advisory_xact_lock(${EMAILS_LOCK}, hashtext(${key}))`),
		one
			.select({ id: users.id })
			.from(users)
			.where(and(hasName({ area, email }), isAnother))
			.limit(1),
	]);
	if (others.length > 0) throw new EmailTaken(`another account of the area ${area} has this email`);
};

/** Whether a write failed because another account has the email. */
export const isEmailTaken = (error: unknown): boolean =>
	error instanceof EmailTaken || isUniqueViolation(error, 'users_email_per_area');

/** Runs a write that gives an account an email. @throws 422 on `field` */
export const withUniqueEmail = async <T>(field: string, write: () => Promise<T>): Promise<T> => {
	try {
		return await write();
	} catch (error) {
		if (isEmailTaken(error)) throw invalidField(field, 'validation.taken');
		throw error;
	}
};
