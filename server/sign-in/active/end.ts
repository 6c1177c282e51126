import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { hashToken, isLive } from '#server/sessions/sessions.ts';

/** A sign-in ends with its row: links to files, codes for photos and the pass to the queues look for it whenever they are used. */

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Ends one of one's own sign-ins, also that of the call. @throws 404 */
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

/** Ends all of one's own sign-ins but that of the call. */
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
