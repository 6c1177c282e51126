import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { companies } from './companies.ts';

/** Every account: company users (`app`) and console staff (`console`). Role 0 is admin in both areas. */
export const users = pgTable(
	'users',
	{
		id: primaryId(),
		area: text('area', { enum: ['app', 'console'] }).notNull(),
		role: smallint('role').notNull().default(1),
		companyId: integer('company_id').references(() => companies.id, { onDelete: 'restrict' }),
		name: text('name').notNull(),
		nameKana: text('name_kana').notNull().default(''),
		email: text('email').notNull(),
		phoneNumber: text('phone_number').notNull().default(''),
		position: text('position').notNull().default(''),
		department: text('department').notNull().default(''),
		passwordHash: text('password_hash').notNull(),
		/** Of mails: the language that the person chose last. */
		locale: text('locale').$type<Locale>().notNull().default(DEFAULT_LOCALE),
		/** Counts the saves of the form with the person's details; passwords and sign-ins leave it alone. */
		version: versionColumn(),
		/** Who saved that form last, for the message to whoever is told that their version is stale. */
		updatedBy: integer('updated_by'),
		/** Set when the account is deleted: its name stays in the history, its e-mail can be used again. */
		deactivatedAt: instantColumn('deactivated_at'),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		check('users_area', oneOf(t.area, ['app', 'console'])),
		check('users_role', oneOf(t.role, [0, 1])),
		check('users_locale', oneOf(t.locale, LOCALES)),
		check('users_company', sql`(${t.area} = 'app') = (${t.companyId} is not null)`),
		uniqueIndex('users_email_per_area').on(t.area, sql`lower(${t.email})`).where(sql`${t.deactivatedAt} is null`),
		index('users_company_id').on(t.companyId).where(sql`${t.companyId} is not null`),
	],
);

/** Lucia's sessions. `id` is the SHA-256 of the token; the token itself is not stored. */
export const sessions = pgTable(
	'sessions',
	{
		id: text('id').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** What the list of sign-ins calls it: neither the token nor its hash leaves the database. */
		number: integer('number').notNull().generatedAlwaysAsIdentity(),
		/** The User-Agent of the sign-in, cut off; empty where there was none. */
		userAgent: text('user_agent').notNull().default(''),
		/** Whether a second factor, or a passkey alone, was checked at the sign-in. */
		isSecondFactorPassed: boolean('is_second_factor_passed').notNull().default(false),
		/** The last call, written at most every ten minutes. */
		lastSeenAt: instantColumn('last_seen_at').notNull().defaultNow(),
		expiresAt: instantColumn('expires_at').notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		index('sessions_user_id').on(t.userId),
		index('sessions_expires_at').on(t.expiresAt),
		uniqueIndex('sessions_number').on(t.number),
	],
);

/**
 * Links that set a password: for who forgot it, and those that an admin sends in place of telling one. `tokenHash` is the
 * SHA-256 of the token in the mail.
 */
export const passwordResets = pgTable(
	'password_resets',
	{
		tokenHash: text('token_hash').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		expiresAt: instantColumn('expires_at').notNull(),
		usedAt: instantColumn('used_at'),
		createdAt: createdAt(),
	},
	(t) => [index('password_resets_user_id').on(t.userId)],
);

/**
 * The networks from which a user has signed in: guesses from other networks cannot lock the owner out (contract-2,
 * section 8). Networks without a success for 30 days count as unknown.
 */
export const signInNetworks = pgTable(
	'sign_in_networks',
	{
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The /24 of an IPv4 address, the /64 of an IPv6 address. */
		network: text('network').notNull(),
		lastSuccessAt: instantColumn('last_success_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.userId, t.network] }),
		index('sign_in_networks_last_success_at').on(t.lastSuccessAt),
	],
);

/** Changes of one's own e-mail that can be undone from the former address. `tokenHash` is the SHA-256 of the token in the mail. */
export const emailChanges = pgTable(
	'email_changes',
	{
		tokenHash: text('token_hash').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		formerEmail: text('former_email').notNull(),
		expiresAt: instantColumn('expires_at').notNull(),
		usedAt: instantColumn('used_at'),
		createdAt: createdAt(),
	},
	(t) => [index('email_changes_user_id').on(t.userId)],
);

/** The companies assigned to each assessor. */
export const assessorCompanies = pgTable(
	'assessor_companies',
	{
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		companyId: integer('company_id')
			.notNull()
			.references(() => companies.id, { onDelete: 'cascade' }),
		createdAt: createdAt(),
	},
	(t) => [primaryKey({ columns: [t.userId, t.companyId] }), index('assessor_companies_company_id').on(t.companyId)],
);
