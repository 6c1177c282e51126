import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Config } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';
import {
	type passkeyAssertion,
	type passkeyAttestation,
	TRANSPORTS,
	type Transport,
} from '#shared/accounts/second-factor.ts';
import type { Passkey } from './factors.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { isOurOrigin, relyingPartyId } from './relying-party.ts';

/** Verification of WebAuthn responses. */

/** EdDSA, ES256 and RS256 (COSE), the algorithms of common authenticators. */
export const ALGORITHMS = [-8, -7, -257];

type WebAuthnDeps = Pick<Deps, 'log'> & { config: Pick<Config, 'publicUrl'> };

/** Challenge for a passkey to sign: 256 random bits. */
export const newPasskeyChallenge = (): string => randomBytes(32).toString('base64url');

/** Origin of the page according to the browser; '' if missing. */
const originIn = (clientDataJSON: string): string => {
	try {
		return String(
			(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { origin?: unknown }).origin,
		);
	} catch {
		return '';
	}
};

/** Runs a verification. The library's reason for a refusal is logged, without the response. */
const verified = async <T>({ log }: WebAuthnDeps, verify: () => Promise<T | null>): Promise<T | null> => {
	try {
		return await verify();
	} catch (error) {
		log.info({ reason: error instanceof Error ? error.message.split('\n')[0] : 'unknown' }, 'a passkey was refused');
		return null;
	}
};

const expectedOf = ({ config }: WebAuthnDeps, clientDataJSON: string) => {
	const origin = originIn(clientDataJSON);
	return isOurOrigin(config, origin) ? { expectedOrigin: origin, expectedRPID: relyingPartyId(config) } : null;
};

const isTransport = (value: string): value is Transport => TRANSPORTS.some((known) => known === value);

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

/**
 * The new passkey if its device verified the user and signed the challenge; otherwise null. Attestations with
 * certificates are refused: none was requested, and verifying one means fetching URLs from its certificates.
 */
export const verifyAttestation = async (
	deps: WebAuthnDeps,
	{ response, ...answer }: z.output<typeof passkeyAttestation>,
	challenge: string,
): Promise<NewPasskey | null> => {
	const expected = expectedOf(deps, response.clientDataJSON);
	if (!expected) return null;
	const { verifyRegistrationResponse, decodeAttestationObject } = await loadWebAuthn();
	return verified(deps, async () => {
		const statement = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url')).get('attStmt');
		if (statement.get('x5c') !== undefined) throw new Error('it has an attestation, which was not asked for');
		const { clientDataJSON, attestationObject } = response;
		const { registrationInfo } = await verifyRegistrationResponse({
			response: { ...answer, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
			...expected,
			expectedChallenge: challenge,
			requireUserVerification: true,
			supportedAlgorithmIDs: ALGORITHMS,
		});
		if (!registrationInfo) return null;
		const { credential, credentialBackedUp } = registrationInfo;
		return {
			credentialId: credential.id,
			publicKey: Buffer.from(credential.publicKey).toString('base64url'),
			counter: credential.counter,
			transports: (response.transports ?? []).filter(isTransport),
			isBackedUp: credentialBackedUp,
		};
	});
};

/** Data in each signed assertion. */
export type Signed = Pick<Passkey, 'counter' | 'isBackedUp'>;

/**
 * The assertion's data if the passkey signed the challenge; otherwise null. For a passkey alone, the device must have
 * verified the user.
 */
export const verifyAssertion = async (
	deps: WebAuthnDeps,
	{ response, ...answer }: z.output<typeof passkeyAssertion>,
	{ challenge, passkey, isAlone }: { challenge: string; passkey: Passkey; isAlone: boolean },
): Promise<Signed | null> => {
	const expected = expectedOf(deps, response.clientDataJSON);
	if (!expected) return null;
	const { verifyAuthenticationResponse } = await loadWebAuthn();
	return verified(deps, async () => {
		const { clientDataJSON, authenticatorData, signature } = response;
		const { verified: isVerified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...answer, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
			...expected,
			expectedChallenge: challenge,
			requireUserVerification: isAlone,
			credential: {
				id: passkey.credentialId,
				publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
				counter: passkey.counter,
			},
		});
		const { newCounter, credentialBackedUp } = authenticationInfo;
		return isVerified ? { counter: newCounter, isBackedUp: credentialBackedUp } : null;
	});
};
