import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId } from '#server/db/columns.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { MAIL_STATES, type MailKind, type MailState } from '#shared/mails/states.ts';
import { type Channel, type NoticeKind, REMINDER_KINDS } from '#shared/notices/kinds.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';
import { companies } from './companies.ts';

/** The values of a notice's text, by the names of its variables: names and dates, never answers, scores or notes. */
export type NoticeData = Readonly<Record<string, string | number>>;

/** What a person was told: one row for an event or, of reminders, a day. */
export const notices = pgTable(
	'notices',
	{
		id: primaryId(),
		recipientId: integer('recipient_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		kind: text('kind').$type<NoticeKind>().notNull(),
		/** Of the event; of a reminder its subject and the day in Tokyo. */
		eventKey: text('event_key').notNull(),
		companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
		progressId: integer('progress_id').references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** Of the request, the certificate or the inquiry that it is about. */
		subjectId: integer('subject_id'),
		data: jsonb('data').$type<NoticeData>().notNull(),
		createdAt: createdAt(),
		readAt: instantColumn('read_at'),
		/** Set once it is no longer true, such as a reminder of a deadline that has moved: nobody sees it any more. */
		voidedAt: instantColumn('voided_at'),
	},
	(t) => [
		/** The recipient last: reminders ask which of their events were told. */
		uniqueIndex('notices_once').on(t.kind, t.eventKey, t.recipientId),
		index('notices_reminders')
			.on(t.kind, t.id)
			.where(sql`${t.voidedAt} is null and ${oneOf(t.kind, REMINDER_KINDS)}`),
		index('notices_inbox').on(t.recipientId, t.createdAt.desc(), t.id.desc()).where(sql`${t.voidedAt} is null`),
		index('notices_unread')
			.on(t.recipientId, t.createdAt.desc(), t.id.desc())
			.where(sql`${t.voidedAt} is null and ${t.readAt} is null`),
		index('notices_progress').on(t.progressId, t.kind).where(sql`${t.progressId} is not null`),
		index('notices_company').on(t.companyId).where(sql`${t.companyId} is not null`),
		index('notices_created_at').on(t.createdAt),
	],
);

/** How a person wants to be told of a kind, where that is not by mail. */
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

/** Every mail of the product, one row each, with its state. What it says is composed when it is sent. */
export const mails = pgTable(
	'mails',
	{
		id: primaryId(),
		/** The Message-ID without its brackets, the same at every attempt. */
		messageId: text('message_id').notNull(),
		kind: text('kind').$type<MailKind>().notNull(),
		noticeId: integer('notice_id').references(() => notices.id, { onDelete: 'set null' }),
		/** Null for a visitor. */
		userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
		/** Where it is not that of the account: a visitor's, or the former one of an account. */
		address: text('address'),
		locale: text('locale').$type<Locale>().notNull(),
		/** What its text needs beside its notice. */
		data: jsonb('data').$type<NoticeData>().notNull().default({}),
		progressId: integer('progress_id').references(() => assessmentProgresses.id, { onDelete: 'set null' }),
		state: text('state').$type<MailState>().notNull().default('waiting'),
		attempts: smallint('attempts').notNull().default(0),
		/** Of the last attempt, in the words of the mail server. */
		error: text('error'),
		/** While a worker sends it. */
		claimedAt: instantColumn('claimed_at'),
		/** Of the next attempt after a failed one; of the first, where the mail sums up what comes until then. */
		nextAttemptAt: instantColumn('next_attempt_at'),
		/** After this it is not tried again by itself. */
		triedUntil: instantColumn('tried_until').notNull(),
		createdAt: createdAt(),
		/** When it was sent, void or given up. */
		settledAt: instantColumn('settled_at'),
		/** The address to which it was sent. */
		sentTo: text('sent_to'),
	},
	(t) => [
		uniqueIndex('mails_message_id').on(t.messageId),
		uniqueIndex('mails_notice').on(t.noticeId).where(sql`${t.noticeId} is not null`),
		index('mails_newest').on(t.createdAt.desc(), t.id.desc()),
		index('mails_state').on(t.state, t.createdAt.desc(), t.id.desc()),
		index('mails_user').on(t.userId).where(sql`${t.userId} is not null`),
		index('mails_progress').on(t.progressId).where(sql`${t.progressId} is not null`),
		index('mails_inquiries').on(t.userId, t.createdAt).where(sql`${t.kind} = 'inquiry'`),
		index('mails_receipts').on(t.createdAt, sql`lower(${t.address})`).where(sql`${t.kind} = 'receipt'`),
		check('mails_state', oneOf(t.state, MAIL_STATES)),
	],
);
