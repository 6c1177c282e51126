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

/** Mails that are about the assessment alone, and those that list it among others of an hour. */
const isAbout = (progressId: number) =>
	sql`${mails.id} in (
		select m.id from mails m where m.progress_id = ${progressId}
		union select m.id from mails m join notices n on n.group_id = m.group_id where n.progress_id = ${progressId}
	)`;

/** Groups the mails of an event; a mail whose notice was deleted is a group of its own. */
const eventOf = (progressId: number) => sql`coalesce(
	case when ${mails.groupId} is null then ${notices.eventKey} else (
		select min(n.event_key) from notices n where n.group_id = ${mails.groupId} and n.progress_id = ${progressId}
	) end,
	${mails.id}::text
)`;

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
			.where(isAbout(progressId))
			.groupBy(mails.kind, eventOf(progressId)),
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
		.where(isAbout(progressId))
		.groupBy(mails.kind, eventOf(progressId))
		.as('mailed');

type Found = { kind: string; mailed: { about: MailKind | null; recipients: MailsEntry['recipients'] | null } };

type Told = Pick<MailsEntry, 'kind' | 'about' | 'recipients'>;

/** Details of an entry for staff; null if it is of another kind. */
export const ofMails = ({ kind, mailed }: Found, locale: Locale): Told | null =>
	kind === 'mailed' && mailed.about && mailed.recipients
		? { kind, about: mailWords(locale, mailed.about), recipients: mailed.recipients }
		: null;
