import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { beginningOf, formerlyFolded } from '#server/db/folded.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { companies } from './companies.ts';

const withoutSpaces = (column: string): SQL => sql.raw(`translate(${column}, ' \u3000', '')`);

/** All accounts: company users (`app`) and console staff (`console`). Role 0 is admin in both areas. */
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
		/** Name, kana and email, as the version before folded them. */
		searchText: text('search_text')
			.notNull()
			.generatedAlwaysAs(
				formerlyFolded(
					sql`(${withoutSpaces('name')} || ' ' || ${withoutSpaces('name_kana')} || ' ' || email || ' ' || name || ' ' || name_kana)`,
				),
			),
		/** Folded for searching: name and kana without the spaces that few people type, the email, and both names in words. */
		searchFolded: text('search_folded')
			.notNull()
			.generatedAlwaysAs(sql`(searched_words(name) || ' ' || searched_words(name_kana) || ' ' || folded_text(email))`),
		/** Language of mails: the user's last choice. */
		locale: text('locale').$type<Locale>().notNull().default(DEFAULT_LOCALE),
		/** Counts saves of the profile form; passwords and sign-ins do not change it. */
		version: versionColumn(),
		/** Who saved the form last, for the message about a stale version. */
		updatedBy: integer('updated_by'),
		/** Set when the account is deleted: its name stays in the history, its email becomes free. */
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
		index('users_member_search')
			.using('gin', sql`${t.searchText} gin_trgm_ops`)
			.where(sql`${t.area} = 'app' and ${t.deactivatedAt} is null`),
		index('users_member_start')
			.on(sql`(${t.searchText} collate "C")`)
			.where(sql`${t.area} = 'app' and ${t.deactivatedAt} is null`),
		index('users_member_search_folded')
			.using('gin', sql`${t.searchFolded} gin_trgm_ops`)
			.where(sql`${t.area} = 'app' and ${t.deactivatedAt} is null`),
		index('users_member_folded_start')
			.on(beginningOf(t.searchFolded))
			.where(sql`${t.area} = 'app' and ${t.deactivatedAt} is null`),
		index('users_member_email')
			.on(sql`(lower(${t.email}) collate "C")`)
			.where(sql`${t.area} = 'app' and ${t.deactivatedAt} is null`),
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
		/** Public id in the list of sign-ins: neither token nor hash leaves the database. */
		number: integer('number').notNull().generatedAlwaysAsIdentity(),
		/** User-Agent of the sign-in, truncated; empty if not sent. */
		userAgent: text('user_agent').notNull().default(''),
		/** Whether a second factor, or a passkey alone, was verified at sign-in. */
		isSecondFactorPassed: boolean('is_second_factor_passed').notNull().default(false),
		/** Time of the last call, written at most every ten minutes. */
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
 * Links that set a password: for forgotten ones, and those sent by admins. `tokenHash` is the SHA-256 of the mailed
 * token.
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
 * Networks from which a user has signed in: guesses from other networks cannot lock the owner out (contract-2, section
 * 8). Networks without a success for 30 days count as unknown.
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

/** When a user has signed in last. A table of its own: a sign-in locks the user's row only for sharing. */
export const lastSignIns = pgTable('last_sign_ins', {
	userId: integer('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	lastSignInAt: instantColumn('last_sign_in_at').notNull(),
});

/**
 * Email changes by users that can be undone from the former address. `tokenHash` is the SHA-256 of the mailed token.
 */
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
