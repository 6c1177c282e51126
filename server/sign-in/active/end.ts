import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { hashToken, isLive } from '#server/sessions/sessions.ts';

/**
 * Deleting a session's row ends everything derived from it: download links, photo codes and the queue pass check it at
 * every use.
 */

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Ends one of the user's own sign-ins, possibly that of the call. @throws 404 */
export const endSignIn = (
	{ db, clock, config }: Needs,
	{ userId }: Actor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const ended = await tx
			.delete(sessions)
			.where(and(eq(sessions.number, id), eq(sessions.userId, userId), isLive(config, clock.now())))
			.returning({ number: sessions.number });
		if (ended.length === 0) throw notFound();
		await recordAudit(tx, { action: 'sign_in.ended', actorId: userId, subject: 'user', subjectId: userId, call });
		return null;
	});

/** Ends all of the user's own sign-ins except that of the call. */
export const endOtherSignIns = (
	{ db }: Pick<Needs, 'db'>,
	{ userId, sessionToken }: Actor,
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, hashToken(sessionToken))));
		await recordAudit(tx, {
			action: 'sign_in.others_ended',
			actorId: userId,
			subject: 'user',
			subjectId: userId,
			call,
		});
		return null;
	});
