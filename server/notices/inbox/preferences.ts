import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
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

/** Idempotent. @throws 422 for a kind that this user never gets */
export const setPreference = async (
	{ db }: PreferenceDeps,
	actor: Actor,
	{ kind, channel }: { kind: OptionalKind; channel: Channel },
): Promise<Preference> => {
	if (!optionalKindsOf(actor).includes(kind)) throw invalidField('kind', 'validation.choice');
	const { userId } = actor;
	if (channel === 'mail') {
		await db
			.delete(noticePreferences)
			.where(and(eq(noticePreferences.userId, userId), eq(noticePreferences.kind, kind)));
	} else {
		await db
			.insert(noticePreferences)
			.values({ userId, kind, channel })
			.onConflictDoUpdate({ target: [noticePreferences.userId, noticePreferences.kind], set: { channel } });
	}
	return { kind, channel };
};

/** Sets the language of mails. The version of the profile form is not changed. */
export const setLocale = async (
	{ db }: PreferenceDeps,
	actor: Actor,
	{ locale }: { locale: Locale },
): Promise<null> => {
	await db
		.update(users)
		.set({ locale })
		.where(and(eq(users.id, actor.userId), ne(users.locale, locale)));
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
export const stopMails = async ({ db }: PreferenceDeps, subscription: Subscription): Promise<void> => {
	await db
		.insert(noticePreferences)
		.values({ ...subscription, channel: 'inbox' })
		.onConflictDoNothing();
};
