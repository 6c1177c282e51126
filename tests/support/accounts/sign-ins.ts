import { eq } from 'drizzle-orm';
import { sessions } from '#server/db/tables/accounts.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Caller, caller } from '#tests/support/client.ts';

/** Another session of an account, with its id in the list of sessions. */
export const makeSignIn = async (
	app: TestApp,
	userId: number,
	userAgent = '',
): Promise<Caller & { id: number; token: string }> => {
	const { db, sessions: store } = app.deps;
	const token = await store.open(userId, db, { userAgent });
	const [row] = await db
		.select({ id: sessions.number })
		.from(sessions)
		.where(eq(sessions.id, hashToken(token)));
	if (!row) throw new Error('no session was opened');
	return { ...caller(app, token), token, id: row.id };
};
