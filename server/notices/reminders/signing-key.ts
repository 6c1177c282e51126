import { sql } from 'drizzle-orm';
import type { Config } from '#server/base/config.ts';
import { readSigningKey } from '#server/base/signing/key.ts';
import type { Deps } from '#server/calls/deps.ts';
import { notices } from '#server/db/tables/notices.ts';
import { daysBetween, tokyoDate } from '#shared/dates.ts';
import type { Reminder } from './reminder.ts';

/** Days before the key expires, daily in the last week. */
const DAYS = [60, 30, 7, 6, 5, 4, 3, 2, 1];

/**
 * Cached, because decrypting the file takes as long as a sign-in. A process signs with the key read at its start
 * anyway.
 */
const lastDays = new WeakMap<NonNullable<Config['signing']>, string>();

/** Last day of the signing key; null without one. */
const lastDayOf = async ({ config, clock }: Pick<Deps, 'config' | 'clock'>): Promise<string | null> => {
	const { signing } = config;
	if (!signing) return null;
	const known = lastDays.get(signing);
	if (known) return known;
	const key = await readSigningKey({ signing }, clock.now());
	const lastDay = key && tokyoDate(key.validTo);
	if (lastDay) lastDays.set(signing, lastDay);
	return lastDay;
};

/** Reminds admins of the expiry of the signing key; void once another key signs. */
export const signingKeyReminder: Reminder = {
	kind: 'signing_key_expiring',
	due: async function* (_, today, deps) {
		const lastDay = await lastDayOf(deps);
		const count = lastDay === null ? 0 : daysBetween(today, lastDay);
		if (lastDay === null || !DAYS.includes(count)) return;
		yield [{ subject: `key:${lastDay}`, audience: { to: 'admins' }, data: { expires_on: lastDay, count } }];
	},
	isVoid: async (today, deps) => sql`(
		${notices.data}->>'expires_on' is distinct from ${await lastDayOf(deps)}::text
		or ${notices.data}->>'expires_on' < ${today}
		or not exists (
			select from users u where u.id = ${notices.recipientId} and u.deactivated_at is null and u.role = 0
		)
	)`,
};
