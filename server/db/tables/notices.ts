import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId } from '#server/db/columns.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { MAIL_STATES, type MailKind, type MailState } from '#shared/mails/states.ts';
import { type Channel, GROUPED_KINDS, type NoticeKind, REMINDER_KINDS } from '#shared/notices/kinds.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';
import { companies } from './companies.ts';

/** Variables of a notice's text: names and dates, never answers, scores or notes. */
export type NoticeData = Readonly<Record<string, string | number>>;

/**
 * Hours in which notices of a kind are grouped for a person: one begins with the first notice, which stands alone, and
 * the others of the hour are its group. The mail of a group closes it.
 */
export const noticeGroups = pgTable(
	'notice_groups',
	{
		id: primaryId(),
		recipientId: integer('recipient_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		kind: text('kind').$type<NoticeKind>().notNull(),
		openedAt: instantColumn('opened_at').notNull(),
		/** When its mail was first composed: what comes later is not in it. */
		closedAt: instantColumn('closed_at'),
	},
	(t) => [
		index('notice_groups_hours').on(t.recipientId, t.kind, t.openedAt),
		index('notice_groups_opened_at').on(t.openedAt),
	],
);

/** Notices in inboxes: one row per recipient and event or, for reminders, per day. */
export const notices = pgTable(
	'notices',
	{
		id: primaryId(),
		recipientId: integer('recipient_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		kind: text('kind').$type<NoticeKind>().notNull(),
		/** Key of the event; of a reminder, its subject and the Tokyo date. */
		eventKey: text('event_key').notNull(),
		companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
		progressId: integer('progress_id').references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** Id of the request, certificate or inquiry that it is about. */
		subjectId: integer('subject_id'),
		/** Null for one that stands alone. */
		groupId: integer('group_id').references(() => noticeGroups.id, { onDelete: 'set null' }),
		data: jsonb('data').$type<NoticeData>().notNull(),
		createdAt: createdAt(),
		readAt: instantColumn('read_at'),
		/** Set once it no longer applies, such as a reminder of a deadline that has moved; hides it. */
		voidedAt: instantColumn('voided_at'),
	},
	(t) => [
		/** Recipient last: reminders look up which events were announced. */
		uniqueIndex('notices_once').on(t.kind, t.eventKey, t.recipientId),
		index('notices_reminders')
			.on(t.kind, t.id)
			.where(sql`${t.voidedAt} is null and ${oneOf(t.kind, REMINDER_KINDS)}`),
		index('notices_inbox').on(t.recipientId, t.createdAt.desc(), t.id.desc()).where(sql`${t.voidedAt} is null`),
		index('notices_unread')
			.on(t.recipientId, t.createdAt.desc(), t.id.desc())
			.where(sql`${t.voidedAt} is null and ${t.readAt} is null`),
		/** Those that are marked as read once they no longer apply. */
		index('notices_to_settle')
			.on(t.kind, t.id)
			.where(sql`${t.voidedAt} is null and ${t.readAt} is null and ${oneOf(t.kind, GROUPED_KINDS)}`),
		index('notices_group').on(t.groupId).where(sql`${t.groupId} is not null`),
		index('notices_progress').on(t.progressId, t.kind).where(sql`${t.progressId} is not null`),
		index('notices_company').on(t.companyId).where(sql`${t.companyId} is not null`),
		index('notices_created_at').on(t.createdAt),
	],
);

/** Preference of a user for a kind of notice; no row for the default, by mail. */
export const noticePreferences = pgTable(
	'notice_preferences',
	{
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		kind: text('kind').$type<NoticeKind>().notNull(),
		channel: text('channel').$type<Exclude<Channel, 'mail'>>().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.userId, t.kind] }),
		check('notice_preferences_channel', oneOf(t.channel, ['inbox', 'off'])),
	],
);

/** All mails with their state, one row each. The text is composed when a mail is sent. */
export const mails = pgTable(
	'mails',
	{
		id: primaryId(),
		/** Message-ID without brackets, the same at every attempt. */
		messageId: text('message_id').notNull(),
		kind: text('kind').$type<MailKind>().notNull(),
		noticeId: integer('notice_id').references(() => notices.id, { onDelete: 'set null' }),
		/** If it tells of a group; `noticeId` is then the first of it. */
		groupId: integer('group_id').references(() => noticeGroups.id, { onDelete: 'set null' }),
		/** Null for a visitor. */
		userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
		/** If not that of the account: a visitor's, or an account's former address. */
		address: text('address'),
		locale: text('locale').$type<Locale>().notNull(),
		/** Variables of its text besides those of its notice. */
		data: jsonb('data').$type<NoticeData>().notNull().default({}),
		progressId: integer('progress_id').references(() => assessmentProgresses.id, { onDelete: 'set null' }),
		state: text('state').$type<MailState>().notNull().default('waiting'),
		attempts: smallint('attempts').notNull().default(0),
		/** Error of the last attempt, in the words of the mail server. */
		error: text('error'),
		/** Set while a worker sends it. */
		claimedAt: instantColumn('claimed_at'),
		/** Time of the next attempt after a failure; of the first, for the mail of a group. */
		nextAttemptAt: instantColumn('next_attempt_at'),
		/** No automatic attempts after this. */
		triedUntil: instantColumn('tried_until').notNull(),
		createdAt: createdAt(),
		/** When it was sent, voided or given up. */
		settledAt: instantColumn('settled_at'),
		sentTo: text('sent_to'),
	},
	(t) => [
		uniqueIndex('mails_message_id').on(t.messageId),
		uniqueIndex('mails_notice').on(t.noticeId).where(sql`${t.noticeId} is not null`),
		uniqueIndex('mails_group').on(t.groupId).where(sql`${t.groupId} is not null`),
		index('mails_newest').on(t.createdAt.desc(), t.id.desc()),
		index('mails_state').on(t.state, t.createdAt.desc(), t.id.desc()),
		index('mails_user').on(t.userId).where(sql`${t.userId} is not null`),
		index('mails_progress').on(t.progressId).where(sql`${t.progressId} is not null`),
		index('mails_receipts').on(t.createdAt, sql`lower(${t.address})`).where(sql`${t.kind} = 'receipt'`),
		check('mails_state', oneOf(t.state, MAIL_STATES)),
	],
);
