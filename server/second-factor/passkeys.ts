import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { User } from '#server/accounts/queries.ts';
import { isActive } from '#server/accounts/queries.ts';
import type { Config } from '#server/base/config.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { passkeys } from '#server/db/tables/second-factor.ts';
import { CHALLENGE_MINUTES } from '#shared/accounts/challenge.ts';
import type { passkeyRequest, startedPasskey } from '#shared/accounts/second-factor.ts';
import type { Passkey } from './factors.ts';
import { relyingPartyId } from './relying-party.ts';
import { ALGORITHMS, type Signed } from './webauthn.ts';

/** WebAuthn options for browsers, and stored passkeys. */

const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;

type Settings = Pick<Config, 'publicUrl'>;
type Owner = Pick<User, 'id' | 'area'>;

/** User handle stored in a passkey, which identifies the account when it signs in alone. */
export const handleOf = ({ area, id }: Owner): string => Buffer.from(`${area}:${id}`).toString('base64url');

const described = ({ credentialId, transports }: Passkey) => ({
	id: credentialId,
	type: 'public-key' as const,
	transports: [...transports],
});

/**
 * Options to authenticate with one of these passkeys after the password; with null, with any discoverable passkey with
 * user verification.
 */
export const requestOf = (
	settings: Settings,
	challenge: string,
	known: readonly Passkey[] | null,
): z.output<typeof passkeyRequest> => ({
	challenge,
	rpId: relyingPartyId(settings),
	timeout: TIMEOUT_MS,
	userVerification: known ? 'preferred' : 'required',
	allowCredentials: (known ?? []).map(described),
});

/** Options to create a discoverable passkey. */
export const creationOf = (
	settings: Settings,
	challenge: string,
	user: Pick<User, 'id' | 'area' | 'name' | 'email'>,
	known: readonly Passkey[],
): z.output<typeof startedPasskey>['options'] => ({
	challenge,
	rp: { id: relyingPartyId(settings), name: 'Kyosei' },
	user: { id: handleOf(user), name: user.email, displayName: user.name },
	pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
	timeout: TIMEOUT_MS,
	attestation: 'none',
	authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
	excludeCredentials: known.map(described),
});

/** A passkey by credential id, with its owner, whose account is active. */
export const findPasskey = async (
	executor: Executor,
	area: User['area'],
	credentialId: string,
): Promise<{ passkey: Passkey; user: User } | null> => {
	const [found] = await executor
		.select({ passkey: passkeys, user: users })
		.from(passkeys)
		.innerJoin(users, eq(users.id, passkeys.userId))
		.where(and(eq(passkeys.credentialId, credentialId), eq(users.area, area), isActive));
	return found ?? null;
};

/**
 * Stores a sign-in with a passkey. False if it was removed since, or the counter did not increase: then a copy of it
 * exists.
 */
export const acceptPasskey = async (tx: Tx, id: number, signed: Signed, now: Date): Promise<boolean> => {
	const used = await tx
		.update(passkeys)
		.set({ ...signed, lastUsedAt: now })
		.where(
			and(
				eq(passkeys.id, id),
				sql`(${passkeys.counter} < ${signed.counter} or (${passkeys.counter} = 0 and ${signed.counter} = 0))`,
			),
		)
		.returning({ id: passkeys.id });
	return used.length > 0;
};
