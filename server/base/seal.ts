import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts texts in the database with AES-256-GCM and a key derived from APP_SECRET for one purpose, so that a stolen
 * database alone does not reveal them.
 */

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, purpose: string): Buffer =>
	Buffer.from(hkdfSync('sha256', secret, '', `kyosei ${purpose}`, 32));

export type Seal = {
	seal: (text: string, owner: string) => string;
	/** Null if sealed with another secret or for another owner, or tampered with. */
	open: (sealed: string, owner: string) => string | null;
};

/** `owner` of texts of an account. */
export const ownerOf = (userId: number): string => `user ${userId}`;

/**
 * `owner` names the row that the text belongs to (additional authenticated data): copied to another row, it does not
 * open.
 */
export const createSeal = (secret: string, purpose: string): Seal => {
	const key = keyOf(secret, purpose);
	return {
		seal: (text, owner) => {
			const nonce = randomBytes(NONCE_BYTES);
			const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
			const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
			return `${VERSION}.${bytes.toString('base64url')}`;
		},
		open: (sealed, owner) => {
			const [version, body] = sealed.split('.');
			const bytes = Buffer.from(body ?? '', 'base64url');
			if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
			try {
				const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
					.setAAD(Buffer.from(owner))
					.setAuthTag(bytes.subarray(-TAG_BYTES));
				return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString(
					'utf8',
				);
			} catch {
				return null;
			}
		},
	};
};
