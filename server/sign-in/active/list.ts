import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { hashToken, isLive } from '#server/sessions/sessions.ts';
import type { signInEntry } from '#shared/accounts/sign-ins.ts';
import { deviceOf } from './device.ts';

/** The user's active sign-ins, the last used first. */
export const listSignIns = async (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
	{ userId, sessionToken }: Actor,
): Promise<z.input<typeof signInEntry>[]> => {
	const rows = await db
		.select({
			id: sessions.id,
			number: sessions.number,
			userAgent: sessions.userAgent,
			createdAt: sessions.createdAt,
			lastSeenAt: sessions.lastSeenAt,
		})
		.from(sessions)
		.where(and(eq(sessions.userId, userId), isLive(config, clock.now())))
		.orderBy(desc(sessions.lastSeenAt), desc(sessions.number));
	const current = hashToken(sessionToken);
	return rows.map(({ id, number, userAgent, createdAt, lastSeenAt }) => ({
		id: number,
		device: deviceOf(userAgent),
		created_at: createdAt.toISOString(),
		last_seen_at: lastSeenAt.toISOString(),
		is_current: id === current,
	}));
};
