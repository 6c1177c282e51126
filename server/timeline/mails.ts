import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { mails, notices } from '#server/db/tables/notices.ts';
import { mailWords } from '#server/notify/mail-words.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { MailKind } from '#shared/mails/states.ts';
import type { MailsEntry } from '#shared/timeline/schemas.ts';
import { kindOf } from './requests.ts';

/** What was sent about an assessment, for the timeline: one entry for the mails of an event, or of a reminder and its day. */

/** What the mails of an event have in common; a mail whose notice was deleted stands for itself. */
const event = sql`coalesce(${notices.eventKey}, ${mails.id}::text)`;

const firstId = sql<number>`min(${mails.id})`;

/** Their entries, each with the id of its first mail. */
export const mailEntries = (executor: Executor, progressId: number) =>
	[
		executor
			.select({
				kind: kindOf('mailed'),
				id: firstId.as('first_id'),
				at: sql<Date>`min(${mails.createdAt})`.mapWith(mails.createdAt).as('first_at'),
				by: sql<number>`null::int`.as('nobody'),
			})
			.from(mails)
			.leftJoin(notices, eq(notices.id, mails.noticeId))
			.where(eq(mails.progressId, progressId))
			.groupBy(mails.kind, event),
	] as const;

/** To whom the mails of each entry went. */
export const mailedOf = (executor: Executor, progressId: number) =>
	executor
		.select({
			firstId: firstId.as('mailed_id'),
			about: sql<MailKind>`${mails.kind}`.as('mailed_about'),
			recipients: sql<
				MailsEntry['recipients']
			>`json_agg(json_build_object('name', ${users.name}, 'state', ${mails.state}) order by ${mails.id})`.as(
				'mailed_recipients',
			),
		})
		.from(mails)
		.innerJoin(users, eq(users.id, mails.userId))
		.leftJoin(notices, eq(notices.id, mails.noticeId))
		.where(eq(mails.progressId, progressId))
		.groupBy(mails.kind, event)
		.as('mailed');

type Found = { kind: string; mailed: { about: MailKind | null; recipients: MailsEntry['recipients'] | null } };

type Told = Pick<MailsEntry, 'kind' | 'about' | 'recipients'>;

/** An entry as staff read it; null if it is about something else. */
export const ofMails = ({ kind, mailed }: Found, locale: Locale): Told | null =>
	kind === 'mailed' && mailed.about && mailed.recipients
		? { kind, about: mailWords(locale, mailed.about), recipients: mailed.recipients }
		: null;
