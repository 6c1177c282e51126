import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { z } from 'zod';
import type { passkeyAssertion, passkeyAttestation } from '#shared/accounts/second-factor.ts';

/** A software authenticator with one P-256 passkey; returns what a browser would. */

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The head of a CBOR item (RFC 8949, section 3). */
const head = (major: number, value: number): Buffer => {
	if (value < 24) return Buffer.from([(major << 5) | value]);
	if (value < 0x100) return Buffer.from([(major << 5) | 24, value]);
	return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
};

const cbor = (item: Cbor): Buffer => {
	if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item);
	if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
	if (item instanceof Map) return Buffer.concat([head(5, item.size), ...[...item].flat().map(cbor)]);
	return Buffer.concat([head(2, item.length), item]);
};

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

export type Simulated = {
	origin: string;
	rpId: string;
	/** Whether the device verifies the user by PIN or biometrics. */
	isVerifying?: boolean;
	/** Signature counter; synchronized passkeys always send 0. */
	counter?: number;
	/** Attestation certificate. */
	certificate?: Buffer;
};

export const softwarePasskey = (settings: Simulated) => {
	const device = { isVerifying: true, counter: 0, ...settings };
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
	const credentialId = randomBytes(32);
	const id = base64url(credentialId);
	let userHandle = '';

	const flagsOf = (attested: boolean): number =>
		FLAGS.present | (device.isVerifying ? FLAGS.verified : 0) | (attested ? FLAGS.attested : 0);

	const authenticatorData = (attested: boolean): Buffer => {
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(device.counter);
		const plain = Buffer.concat([sha256(device.rpId), Buffer.from([flagsOf(attested)]), counter]);
		if (!attested) return plain;
		const length = Buffer.alloc(2);
		length.writeUInt16BE(credentialId.length);
		const cose = cbor(
			new Map<number, Cbor>([
				[1, 2],
				[3, -7],
				[-1, 1],
				[-2, Buffer.from(x, 'base64url')],
				[-3, Buffer.from(y, 'base64url')],
			]),
		);
		return Buffer.concat([plain, Buffer.alloc(16), length, credentialId, cose]);
	};

	const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer =>
		Buffer.from(JSON.stringify({ type, challenge, origin: device.origin, crossOrigin: false }));

	const whole = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

	return {
		id,
		/** Settings of the device; can be changed. */
		device,
		/** The response of `navigator.credentials.create`. */
		create: (options: { challenge: string; user: { id: string } }): z.output<typeof passkeyAttestation> => {
			userHandle = options.user.id;
			const statement = device.certificate
				? new Map<string, Cbor>([
						['alg', -7],
						['sig', randomBytes(70)],
						['x5c', device.certificate],
					])
				: new Map<string, Cbor>();
			const attestationObject = cbor(
				new Map<string, Cbor>([
					['fmt', device.certificate ? 'packed' : 'none'],
					['attStmt', statement],
					['authData', authenticatorData(true)],
				]),
			);
			return {
				...whole,
				response: {
					clientDataJSON: base64url(clientData('webauthn.create', options.challenge)),
					attestationObject: base64url(attestationObject),
					transports: ['internal', 'of the future'],
				},
			};
		},
		/** The response of `navigator.credentials.get`. */
		get: ({ challenge }: { challenge: string }): z.output<typeof passkeyAssertion> => {
			if (device.counter > 0) device.counter++;
			const data = authenticatorData(false);
			const client = clientData('webauthn.get', challenge);
			const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
			return {
				...whole,
				response: {
					clientDataJSON: base64url(client),
					authenticatorData: base64url(data),
					signature: base64url(signature),
					...(userHandle ? { userHandle } : {}),
				},
			};
		},
		/** Makes it claim another account's user handle. */
		claim: (handle: string): void => {
			userHandle = handle;
		},
	};
};

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;
