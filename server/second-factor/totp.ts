import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** TOTP (RFC 6238) with the parameters that all apps support: SHA-1, six digits, 30 seconds. */

const ISSUER = 'Kyosei';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Tolerated clock difference in steps: half a minute each way. */
const WINDOW = 1;

const totpOf = (secret: string, label = ''): TOTP =>
	new TOTP({
		issuer: ISSUER,
		label,
		algorithm: 'SHA1',
		digits: 6,
		period: PERIOD_SECONDS,
		secret: Secret.fromBase32(secret),
	});

export const newSecret = (): string => new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;

/** otpauth URI for the QR code. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Time step (30 seconds since 1970) of a code; null for a wrong one. Spaces are ignored. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
	const digits = code.normalize('NFKC').replaceAll(/\s/g, '');
	if (!/^\d{6}$/.test(digits)) return null;
	const delta = totpOf(secret).validate({ token: digits, timestamp: now.getTime(), window: WINDOW });
	return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
};
