import { z } from 'zod';
import { id, instant, listOf, requiredText } from '#shared/fields.ts';
import { loginAnswer } from './schemas.ts';

/** Second factors: the second step of a sign-in, and managing the user's own factors (contract-2, section 8). */

/** In the order offered at sign-in. */
export const METHODS = ['passkey', 'totp', 'recovery_code'] as const;
export type Method = (typeof METHODS)[number];

/** Purpose of a challenge, which must match. */
export const CHALLENGE_PURPOSES = ['second_factor', 'passkey_alone', 'new_passkey'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const RECOVERY_CODES = 10;
export const MOST_PASSKEYS = 10;
export const CHALLENGE_TRIES = 5;
/** Wrong codes of the authenticator app per account and day. */
export const WRONG_CODES_A_DAY = 20;
/** Lifetime of a sign-in that may only set up a second factor. */
export const TICKET_MINUTES = 10;

const base64url = (most: number) =>
	z
		.string()
		.regex(/^[\w-]+$/, 'validation.type')
		.max(most, 'validation.type');

/** Part of `PublicKeyCredentialRequestOptions`, with binary values in base64url. */
export const passkeyRequest = z.object({
	challenge: z.string(),
	rpId: z.string(),
	timeout: z.number(),
	userVerification: z.enum(['required', 'preferred', 'discouraged']),
	allowCredentials: z.array(
		z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(TRANSPORTS)) }),
	),
});

/** Result of `navigator.credentials.get`, with binary values in base64url. */
export const passkeyAssertion = z.object({
	id: base64url(1_500),
	rawId: base64url(1_500),
	type: z.literal('public-key'),
	response: z.object({
		clientDataJSON: base64url(4_000),
		authenticatorData: base64url(4_000),
		signature: base64url(2_000),
		userHandle: base64url(200).optional(),
	}),
	clientExtensionResults: z.object({}).catchall(z.unknown()).default({}),
});

/** Result of `navigator.credentials.create`, with binary values in base64url. */
export const passkeyAttestation = z.object({
	id: base64url(1_500),
	rawId: base64url(1_500),
	type: z.literal('public-key'),
	response: z.object({
		clientDataJSON: base64url(4_000),
		attestationObject: base64url(10_000),
		transports: listOf(z.string().max(20), 10).optional(),
	}),
	clientExtensionResults: z.object({}).catchall(z.unknown()).default({}),
});

/** Fields of a sign-in's 401 after the right password: the accepted factors, and the challenge for a passkey. */
export const secondFactorAsked = z.object({
	challenge: z.string(),
	methods: z.array(z.enum(METHODS)),
	passkey: passkeyRequest.nullable(),
});
export type SecondFactorAsked = z.output<typeof secondFactorAsked>;

/** Fields of a sign-in's 401 if a second factor is required but missing: a token that only allows setting one up. */
export const enrolmentAsked = z.object({ ticket: z.string(), expires_at: instant() });
export type EnrolmentAsked = z.output<typeof enrolmentAsked>;

const challenge = () => requiredText();

/** One of `code`, `recovery_code` and `passkey`. */
export const secondFactorBody = {
	challenge: challenge(),
	/** Six digits of the authenticator app. */
	code: requiredText().optional(),
	recovery_code: requiredText().optional(),
	passkey: passkeyAssertion.optional(),
};

export const passkeyAsked = z.object({ challenge: z.string(), passkey: passkeyRequest });
export const passkeyLoginBody = { challenge: challenge(), passkey: passkeyAssertion };

export const secondFactor = z.object({
	totp: z.object({ since: instant() }).nullable(),
	passkeys: z.array(
		z.object({ id: id(), name: z.string(), created_at: instant(), last_used_at: instant().nullable() }),
	),
	/** Number of unused codes. */
	recovery_codes: z.number(),
	/** Whether the account must have one (REQUIRE_STAFF_SECOND_FACTOR): then the last one cannot be removed. */
	is_required: z.boolean(),
	/** Why passkeys are not offered; null if they are. Browsers refuse them on IP addresses. */
	no_passkeys: z.enum(['ip_address', 'other_host']).nullable(),
});
export type SecondFactor = z.output<typeof secondFactor>;

/** Current password. Every change of factors requires it, except a set-up during a sign-in, which uses a ticket. */
const currentPassword = () => requiredText().optional();

export const startTotpBody = { password: currentPassword() };
/** The secret in base32, and as `otpauth://` URI for the QR code. */
export const startedTotp = z.object({ secret: z.string(), uri: z.string() });
export const confirmTotpBody = { code: requiredText() };

/**
 * Result of adding a factor: new recovery codes, shown this once, if there were none; and the session that replaces a
 * ticket.
 */
export const factorAdded = z.object({
	recovery_codes: z.array(z.string()).nullable(),
	sign_in: loginAnswer.nullable(),
});
export type FactorAdded = z.output<typeof factorAdded>;

export const startPasskeyBody = { password: currentPassword() };
/** `PublicKeyCredentialCreationOptions`, with binary values in base64url. */
export const startedPasskey = z.object({
	challenge: z.string(),
	options: z.object({
		challenge: z.string(),
		rp: z.object({ id: z.string(), name: z.string() }),
		user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
		pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
		timeout: z.number(),
		attestation: z.literal('none'),
		authenticatorSelection: z.object({
			residentKey: z.literal('required'),
			requireResidentKey: z.boolean(),
			userVerification: z.literal('required'),
		}),
		excludeCredentials: z.array(
			z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(TRANSPORTS)) }),
		),
	}),
});
export const addPasskeyBody = { challenge: challenge(), name: requiredText(), passkey: passkeyAttestation };
export const renamePasskeyBody = { name: requiredText() };

/** For removing a factor and for new recovery codes. */
export const withPasswordBody = { password: requiredText() };
export const recoveryCodesMade = z.object({ recovery_codes: z.array(z.string()) });
