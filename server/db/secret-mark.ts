import { isNotNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Signer } from '#server/base/secret.ts';
import type { Executor } from './client.ts';
import { installation } from './tables/installation.ts';
import { totps } from './tables/second-factor.ts';

/**
 * A signature by the APP_SECRET of the first start, stored to detect another secret, which could not open sealed texts.
 */

const markOf = (signer: Signer): string => signer.sign('secret-mark', 'installation');

/** `none`: no version that stores the mark has run on this database. */
export type SecretState = 'none' | 'same' | 'other';

export const secretStateOf = async (executor: Executor, signer: Signer): Promise<SecretState> => {
	const [row] = await executor.select().from(installation);
	if (!row) return 'none';
	return row.secretMark === markOf(signer) ? 'same' : 'other';
};

export const markSecret = async (executor: Executor, signer: Signer): Promise<void> => {
	const secretMark = markOf(signer);
	await executor
		.insert(installation)
		.values({ secretMark })
		.onConflictDoUpdate({ target: installation.id, set: { secretMark } });
};

/** Number of accounts with a confirmed authenticator app. */
export const countTotps = (executor: Executor): Promise<number> => executor.$count(totps, isNotNull(totps.confirmedAt));

const authenticators = (count: number): string =>
	count === 0 ? '' : `the authenticator apps of ${count} ${count === 1 ? 'account' : 'accounts'}, and `;

/** Warning for the operator: what does not work with another secret. */
export const otherSecretWords = (count: number): string =>
	[
		'APP_SECRET is not the one that this database was used with. Not working:',
		`${authenticators(count)}the links in earlier mails that end mails of their kind.`,
		'Sign-ins, passwords, passkeys and recovery codes work.',
		'Bring the former secret back (where none is set, it is the file app-secret in DATA_DIR),',
		'or see npm run secret:rotate -- --help',
	].join(' ');

/** Stores the mark at the first start, and warns at each start with another secret. */
export const watchSecret = async ({
	db,
	signer,
	log,
}: {
	db: Executor;
	signer: Signer;
	log: Pick<Logger, 'warn'>;
}): Promise<void> => {
	// Servers may start at once: the first one inserts.
	await db
		.insert(installation)
		.values({ secretMark: markOf(signer) })
		.onConflictDoNothing();
	if ((await secretStateOf(db, signer)) === 'other') log.warn(otherSecretWords(await countTotps(db)));
};
