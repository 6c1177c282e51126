import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { type NoticeData, noticePreferences, notices } from '#server/db/tables/notices.ts';
import { makeMails } from '#server/notify/make-mails.ts';
import { isOptional, type NoticeKind } from '#shared/notices/kinds.ts';
import { type Audience, isOfAudience } from './audience.ts';
import { lockSums, sumUp } from './sums.ts';

export type Told = {
	kind: NoticeKind;
	/** Key of the event, unique within the kind; of a reminder, its subject and the Tokyo date. */
	eventKey: string;
	audience: Audience;
	companyId?: number | null;
	progressId?: number | null;
	subjectId?: number | null;
	data: NoticeData;
	/** For its mail: an address other than that of the account, and further variables. */
	mail?: { address: string; data?: NoticeData };
	/** Whether strangers can cause any number of them, so that further ones within an hour are summarized in one mail. */
	isSummed?: boolean;
	at: Date;
};

/**
 * Notices of older events are not mailed, since users have seen them in their inbox. Security notices always are: a
 * stranger may control the account and its inbox.
 */
const MAILED_FOR_MS = 24 * 60 * 60 * 1000;

const idsOf = (people: readonly { id: number }[]): number[] => people.map(({ id }) => id);

/**
 * Creates notices for the audience, once per event, and mails according to preferences. Deleted accounts, and users who
 * switched the kind off, get none. Returns the number of new notices.
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
