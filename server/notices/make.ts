import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { type NoticeData, noticePreferences, notices } from '#server/db/tables/notices.ts';
import { makeMails } from '#server/notify/make-mails.ts';
import { isOptional, type NoticeKind } from '#shared/notices/kinds.ts';
import { type Audience, isOfAudience } from './audience.ts';
import { lockSums, sumUp } from './sums.ts';

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
	/** Whether strangers can cause any number of them, so that beyond a few an hour one mail sums them up. */
	isSummed?: boolean;
	/** When it happened. */
	at: Date;
};

/**
 * What happened longer ago stays in the inbox: nobody is told by mail what they must have seen since. Security notices are
 * mailed however late: a stranger may have the account, and so the inbox.
 */
const MAILED_FOR_MS = 24 * 60 * 60 * 1000;

const idsOf = (people: readonly { id: number }[]): number[] => people.map(({ id }) => id);

/**
 * Tells those whom it concerns, each once whatever is told again, as they want to be told. Deleted accounts and people who
 * switched the kind off get none. Answers how many were told now.
 */
export const makeNotices = async (tx: Executor, told: Told, now: Date): Promise<number> => {
	const {
		kind,
		eventKey,
		audience,
		companyId = null,
		progressId = null,
		subjectId = null,
		data,
		mail,
		isSummed,
		at,
	} = told;
	if (isSummed) await lockSums(tx);
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
	const recipients = isMailed ? listeners.filter((person) => channelOf(person) === 'mail') : [];
	const summed = isSummed ? await sumUp(tx, kind, idsOf(recipients), now) : () => ({});
	const mailed = made.flatMap(({ id, recipientId }) => {
		const person = recipients.find((one) => one.id === recipientId);
		const sum = person && summed(person.id);
		if (!person || !sum) return [];
		return [{ kind, noticeId: id, userId: recipientId, locale: person.locale, progressId, ...mail, ...sum }];
	});
	await makeMails(tx, mailed, now);
	return made.length;
};
