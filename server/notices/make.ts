import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { type NoticeData, noticePreferences, notices } from '#server/db/tables/notices.ts';
import { makeMails } from '#server/notify/make-mails.ts';
import { isOptional, type NoticeKind } from '#shared/notices/kinds.ts';
import { type Audience, isOfAudience } from './audience.ts';

/** Something to tell. */
export type Told = {
	kind: NoticeKind;
	/** Of the event, unique for the kind; of a reminder its subject and the day in Tokyo. */
	eventKey: string;
	audience: Audience;
	companyId?: number | null;
	progressId?: number | null;
	subjectId?: number | null;
	data: NoticeData;
	/** What its mail has besides: an address that is not that of the account, and what its text needs. */
	mail?: { address: string; data?: NoticeData };
	/** When it happened. */
	at: Date;
};

/**
 * What happened longer ago stays in the inbox: nobody is told by mail what they must have seen since. Security notices are
 * mailed however late: a stranger may have the account, and so the inbox.
 */
const MAILED_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Tells those whom it concerns, each once whatever is told again, as they want to be told. Deleted accounts and people who
 * switched the kind off get none. Answers how many were told now.
 */
export const makeNotices = async (tx: Executor, told: Told, now: Date): Promise<number> => {
	const { kind, eventKey, audience, companyId = null, progressId = null, subjectId = null, data, mail, at } = told;
	const people = await tx
		.select({ id: users.id, locale: users.locale, channel: noticePreferences.channel })
		.from(users)
		.leftJoin(noticePreferences, and(eq(noticePreferences.userId, users.id), eq(noticePreferences.kind, kind)))
		.where(isOfAudience(audience))
		.orderBy(users.id);
	const channelOf = (person: (typeof people)[number]) => (isOptional(kind) ? (person.channel ?? 'mail') : 'mail');
	const listeners = people.filter((person) => channelOf(person) !== 'off');
	if (listeners.length === 0) return 0;
	const made = await tx
		.insert(notices)
		.values(
			listeners.map(({ id }) => ({
				recipientId: id,
				kind,
				eventKey,
				companyId,
				progressId,
				subjectId,
				data,
				createdAt: at,
			})),
		)
		.onConflictDoNothing()
		.returning({ id: notices.id, recipientId: notices.recipientId });
	const isMailed = !isOptional(kind) || now.getTime() - at.getTime() < MAILED_FOR_MS;
	const mailed = made.flatMap(({ id, recipientId }) => {
		const person = listeners.find((one) => one.id === recipientId);
		if (!isMailed || !person || channelOf(person) !== 'mail') return [];
		return [{ kind, noticeId: id, userId: recipientId, locale: person.locale, progressId, ...mail }];
	});
	await makeMails(tx, mailed, now);
	return made.length;
};
