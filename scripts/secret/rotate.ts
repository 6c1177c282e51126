import { eq } from 'drizzle-orm';
import { connect } from '#scripts/backup/catalogue.ts';
import { isInUse } from '#scripts/backup/schema.ts';
import { CommandError } from '#scripts/commands/command.ts';
import type { Installation } from '#scripts/commands/installation.ts';
import { recordAudit } from '#server/audit/record.ts';
import { createSeal, ownerOf, type Seal } from '#server/base/seal.ts';
import { createSigner } from '#server/base/secret.ts';
import type { Tx } from '#server/db/client.ts';
import { countTotps, markSecret, secretStateOf } from '#server/db/secret-mark.ts';
import { totps } from '#server/db/tables/second-factor.ts';

type Needs = Pick<Installation, 'db' | 'config'>;

/** A running server would keep sealing with the former secret. @throws CommandError */
const assertStopped = async ({ config }: Needs): Promise<void> => {
	const client = await connect(config.databaseUrl);
	try {
		if (await isInUse(client))
			throw new CommandError('Kyosei is running on this database: stop its servers and workers first');
	} finally {
		await client.end();
	}
};

/** The candidate that matches the database. @throws CommandError */
const findPresent = async ({ db }: Needs, secrets: readonly string[]): Promise<string> => {
	for (const secret of secrets) {
		const state = await secretStateOf(db, createSigner(secret));
		if (state === 'same') return secret;
		if (state === 'none')
			throw new CommandError('The database does not know its secret yet: start Kyosei once with it');
	}
	throw new CommandError('That is not the secret that this database was used with: nothing was changed');
};

type Sealed = { resealed: number; lost: number };

/** Re-seals the secrets of all authenticator apps. Those that cannot be opened stay as they are. */
const reseal = async (tx: Tx, from: Seal, to: Seal): Promise<Sealed> => {
	const rows = await tx.select({ userId: totps.userId, secret: totps.secret }).from(totps).for('update');
	let resealed = 0;
	for (const { userId, secret } of rows) {
		const opened = from.open(secret, ownerOf(userId));
		if (opened === null) continue;
		await tx
			.update(totps)
			.set({ secret: to.seal(opened, ownerOf(userId)) })
			.where(eq(totps.userId, userId));
		resealed += 1;
	}
	return { resealed, lost: rows.length - resealed };
};

/** Rotates the secret of the database and re-seals everything sealed with the current one. @throws CommandError */
export const rotateSecret = async (
	installation: Needs,
	present: readonly string[],
	next: () => string,
): Promise<Sealed> => {
	await assertStopped(installation);
	const from = await findPresent(installation, present);
	const to = next();
	if (to === from) throw new CommandError('The new secret is the present one: nothing was changed');
	return installation.db.transaction(async (tx) => {
		const sealed = await reseal(tx, createSeal(from, 'totp'), createSeal(to, 'totp'));
		await markSecret(tx, createSigner(to));
		await recordAudit(tx, { action: 'secret.rotated' });
		return sealed;
	});
};

/** Accepts the configured secret after the former one was lost. Returns the number of affected accounts. */
export const acceptSecret = async ({ db }: Needs, secret: string): Promise<number> => {
	const signer = createSigner(secret);
	if ((await secretStateOf(db, signer)) === 'same')
		throw new CommandError('The secret is the one that this database was used with: nothing is lost');
	return db.transaction(async (tx) => {
		await markSecret(tx, signer);
		await recordAudit(tx, { action: 'secret.lost' });
		return countTotps(tx);
	});
};
