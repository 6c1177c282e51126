import { and, eq, isNull } from 'drizzle-orm';
import { changesOf, type Values } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { noticePreferences } from '#server/db/tables/notices.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type Channel, type OptionalKind, optionalKindsOf } from '#shared/notices/kinds.ts';
import type { Preference } from '#shared/notices/schemas.ts';

type PreferenceDeps = Pick<Deps, 'db'>;
type Subscription = { userId: number; kind: OptionalKind };

/** Kinds that this user may switch off, in the order of the screen. */
export const listPreferences = async ({ db }: PreferenceDeps, actor: Actor): Promise<Preference[]> => {
	const { kind, channel, userId } = noticePreferences;
	const chosen = await db.select({ kind, channel }).from(noticePreferences).where(eq(userId, actor.userId));
	const channels = new Map<string, Channel>(chosen.map((row) => [row.kind, row.channel]));
	return optionalKindsOf(actor).map((one) => ({ kind: one, channel: channels.get(one) ?? 'mail' }));
};

const isOf = ({ userId, kind }: Subscription) =>
	and(eq(noticePreferences.userId, userId), eq(noticePreferences.kind, kind));

const channelOf = async (tx: Tx, subscription: Subscription): Promise<Channel | null> => {
	const [chosen] = await tx
		.select({ channel: noticePreferences.channel })
		.from(noticePreferences)
		.where(isOf(subscription));
	return chosen?.channel ?? null;
};

/** Serializes changes of one's settings, so that the log has each from the one before. */
const lockSettings = async (tx: Tx, userId: number): Promise<Locale | null> => {
	const [user] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, userId)).for('update');
	return user?.locale ?? null;
};

type Settings = Values<'notices'>;

/** Saving what is set already leaves no row. */
const record = async (
	tx: Tx,
	userId: number,
	{ before, after }: { before: Settings; after: Settings },
	call: CallContext,
): Promise<void> => {
	const changes = changesOf('notices', before, after);
	if (changes.length === 0) return;
	await recordAudit(tx, {
		action: 'notice_setting.updated',
		actorId: userId,
		subject: 'user',
		subjectId: userId,
		changes,
		call,
	});
};

/** Idempotent. @throws 422 for a kind that this user never gets */
export const setPreference = async (
	{ db }: PreferenceDeps,
	actor: Actor,
	{ kind, channel }: { kind: OptionalKind; channel: Channel },
	call: CallContext,
): Promise<Preference> => {
	if (!optionalKindsOf(actor).includes(kind)) throw invalidField('kind', 'validation.choice');
	const { userId } = actor;
	await db.transaction(async (tx) => {
		await lockSettings(tx, userId);
		const before = (await channelOf(tx, { userId, kind })) ?? 'mail';
		if (channel === 'mail') {
			await tx.delete(noticePreferences).where(isOf({ userId, kind }));
		} else {
			await tx
				.insert(noticePreferences)
				.values({ userId, kind, channel })
				.onConflictDoUpdate({ target: [noticePreferences.userId, noticePreferences.kind], set: { channel } });
		}
		await record(tx, userId, { before: { [kind]: before }, after: { [kind]: channel } }, call);
	});
	return { kind, channel };
};

/** Sets the language of mails. The version of the profile form is not changed. */
export const setLocale = async (
	{ db }: PreferenceDeps,
	{ userId }: Actor,
	{ locale }: { locale: Locale },
	call: CallContext,
): Promise<null> => {
	await db.transaction(async (tx) => {
		const before = await lockSettings(tx, userId);
		await tx.update(users).set({ locale }).where(eq(users.id, userId));
		await record(tx, userId, { before: { locale: before }, after: { locale } }, call);
	});
	return null;
};

/** Current settings of a mail link's user for its kind; null if the account no longer exists. */
export const findSubscription = async ({ db }: PreferenceDeps, { userId, kind }: Subscription) => {
	const [found] = await db
		.select({ area: users.area, locale: users.locale, channel: noticePreferences.channel })
		.from(users)
		.leftJoin(noticePreferences, and(eq(noticePreferences.userId, users.id), eq(noticePreferences.kind, kind)))
		.where(and(eq(users.id, userId), isNull(users.deactivatedAt)));
	return found ?? null;
};

/** Stops mails of a kind; an existing choice is kept. */
export const stopMails = async (
	{ db }: PreferenceDeps,
	subscription: Subscription,
	call: CallContext,
): Promise<void> => {
	const { userId, kind } = subscription;
	await db.transaction(async (tx) => {
		await lockSettings(tx, userId);
		if ((await channelOf(tx, subscription)) !== null) return;
		await tx.insert(noticePreferences).values({ userId, kind, channel: 'inbox' });
		await record(tx, userId, { before: { [kind]: 'mail' }, after: { [kind]: 'inbox' } }, call);
	});
};
