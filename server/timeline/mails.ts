import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { mails, notices } from '#server/db/tables/notices.ts';
import { mailWords } from '#server/notify/mail-words.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { MailKind } from '#shared/mails/states.ts';
import type { MailsEntry } from '#shared/timeline/schemas.ts';
import { kindOf } from './requests.ts';

/** Timeline entries of mails about an assessment: one per event, or per reminder and day. */

/** Groups the mails of an event; a mail whose notice was deleted is a group of its own. */
const event = sql`coalesce(${notices.eventKey}, ${mails.id}::text)`;

const firstId = sql<number>`min(${mails.id})`;

/** Entries with the id of their first mail. */
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

/** Recipients of each entry. */
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

/** Details of an entry for staff; null if it is of another kind. */
export const ofMails = ({ kind, mailed }: Found, locale: Locale): Told | null =>
	kind === 'mailed' && mailed.about && mailed.recipients
		? { kind, about: mailWords(locale, mailed.about), recipients: mailed.recipients }
		: null;
