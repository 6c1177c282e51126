import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { type NoticeData, noticePreferences, notices } from '#server/db/tables/notices.ts';
import { makeMails, type NewMail } from '#server/notify/make-mails.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type Channel, isGrouped, isOptional, type NoticeKind } from '#shared/notices/kinds.ts';
import { type Audience, isOfAudience } from './audience.ts';
import { type Grouped, groupNotices, lockGroups, mailedGroups } from './groups.ts';

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
	at: Date;
};

/**
 * Notices of older events are not mailed, since users have seen them in their inbox. Security notices always are: a
 * stranger may control the account and its inbox.
 */
const MAILED_FOR_MS = 24 * 60 * 60 * 1000;

type Listener = { id: number; locale: Locale; channel: Channel | null };

const channelOf = (kind: NoticeKind, { channel }: Listener): Channel =>
	isOptional(kind) ? (channel ?? 'mail') : 'mail';

/** The audience, without deleted accounts and those that switched the kind off. */
const listenersOf = async (tx: Executor, { kind, audience }: Told): Promise<Listener[]> => {
	const people = await tx
		.select({ id: users.id, locale: users.locale, channel: noticePreferences.channel })
		.from(users)
		.leftJoin(noticePreferences, and(eq(noticePreferences.userId, users.id), eq(noticePreferences.kind, kind)))
		.where(isOfAudience(audience))
		.orderBy(users.id);
	return people.filter((person) => channelOf(kind, person) !== 'off');
};

type Made = { id: number; recipientId: number };

const insertNotices = (tx: Executor, told: Told, listeners: readonly Listener[]): Promise<Made[]> => {
	const { kind, eventKey, companyId = null, progressId = null, subjectId = null, data, at } = told;
	return tx
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
};

/**
 * Creates notices for the audience, once per event, and mails according to preferences; of a group all are mailed in
 * one. Returns the number of new notices.
 */
export const makeNotices = async (tx: Executor, told: Told, now: Date): Promise<number> => {
	const { kind, progressId = null, mail, at } = told;
	const listeners = await listenersOf(tx, told);
	if (listeners.length === 0) return 0;
	if (isGrouped(kind)) {
		await lockGroups(
			tx,
			listeners.map(({ id }) => id),
		);
	}
	const made = await insertNotices(tx, told, listeners);
	if (made.length === 0) return 0;
	const isMailed = !isOptional(kind) || now.getTime() - at.getTime() < MAILED_FOR_MS;
	// What is mailed is grouped by the hour in which people hear of it, anything older by that of the event.
	const grouped = isGrouped(kind)
		? await groupNotices(tx, kind, made, isMailed ? now : at)
		: new Map<number, Grouped>();
	if (!isMailed) return made.length;
	const mailed = await mailedGroups(tx, [...grouped.values()]);
	const letters = made.flatMap(({ id, recipientId }): NewMail[] => {
		const person = listeners.find((one) => one.id === recipientId);
		if (!person || channelOf(kind, person) !== 'mail') return [];
		const letter = { kind, noticeId: id, userId: recipientId, locale: person.locale };
		const group = grouped.get(recipientId);
		if (!group) return [{ ...letter, progressId, ...mail }];
		return mailed.has(group.groupId) ? [] : [{ ...letter, groupId: group.groupId, nextAttemptAt: group.dueAt }];
	});
	await makeMails(tx, letters, now);
	return made.length;
};
