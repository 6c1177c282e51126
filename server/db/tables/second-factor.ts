import { sql } from 'drizzle-orm';
import {
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId } from '#server/db/columns.ts';
import { CHALLENGE_PURPOSES, type ChallengePurpose, type Transport } from '#shared/accounts/second-factor.ts';
import { users } from './accounts.ts';

/** Second factors of accounts in both areas (contract-2, section 8). */

export const totps = pgTable('totps', {
	userId: integer('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** Sealed with a key derived from APP_SECRET (`server/base/seal.ts`). */
	secret: text('secret').notNull(),
	/** Null until a first code has proven that the app has the secret; until then it is no factor. */
	confirmedAt: instantColumn('confirmed_at'),
	/** Newest time step (30 seconds since 1970) whose code was accepted: codes cannot be replayed. */
	lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
	/** Tokyo date of the counted wrong codes: after 20 a day only a passkey or a recovery code works. */
	wrongOn: date('wrong_on'),
	wrongCodes: smallint('wrong_codes').notNull().default(0),
	createdAt: createdAt(),
});

export const passkeys = pgTable(
	'passkeys',
	{
		id: primaryId(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Credential id in base64url. */
		credentialId: text('credential_id').notNull(),
		/** COSE, in base64url. */
		publicKey: text('public_key').notNull(),
		/** Signature counter; synchronized authenticators always send 0. */
		counter: bigint('counter', { mode: 'number' }).notNull().default(0),
		transports: jsonb('transports').$type<readonly Transport[]>().notNull().default([]),
		name: text('name').notNull(),
		isBackedUp: boolean('is_backed_up').notNull().default(false),
		createdAt: createdAt(),
		lastUsedAt: instantColumn('last_used_at'),
	},
	(t) => [uniqueIndex('passkeys_credential_id').on(t.credentialId), index('passkeys_user_id').on(t.userId)],
);

/** Unused recovery codes. `codeHash` is the SHA-256 of 80 random bits. */
export const recoveryCodes = pgTable(
	'recovery_codes',
	{
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		codeHash: text('code_hash').notNull(),
		createdAt: createdAt(),
	},
	(t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/**
 * Pending challenges of sign-ins and passkey registrations, valid for five minutes and five attempts. `tokenHash` is
 * the SHA-256 of the client's token.
 */
export const challenges = pgTable(
	'challenges',
	{
		tokenHash: text('token_hash').primaryKey(),
		purpose: text('purpose').$type<ChallengePurpose>().notNull(),
		area: text('area', { enum: ['app', 'console'] }).notNull(),
		/** Null for a passkey alone, whose response names the user. */
		userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
		/** The response must come from the same address. */
		address: text('address').notNull(),
		/** Challenge for a passkey to sign, in base64url; null if the account has none. */
		passkeyChallenge: text('passkey_challenge'),
		tries: smallint('tries').notNull().default(0),
		expiresAt: instantColumn('expires_at').notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		index('challenges_user_id').on(t.userId).where(sql`${t.userId} is not null`),
		index('challenges_expires_at').on(t.expiresAt),
		check('challenges_purpose', oneOf(t.purpose, CHALLENGE_PURPOSES)),
		check('challenges_area', oneOf(t.area, ['app', 'console'])),
	],
);
