import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { mails } from '#server/db/tables/notices.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { GivenUp, Postponed } from '#server/jobs/queue.ts';
import type { MailRow } from '#server/notify/composed.ts';
import { longestPauseEnd } from './pauses.ts';

/** Claims, which decide which worker sends a mail. */

/** The claim of a dead worker expires after this; longer than sending a mail may take. */
const CLAIMED_FOR_MS = 3 * 60_000;
/**
 * Claims use the clock of the database, since those of workers may differ by hours. To the millisecond, as it is read.
 */
const DATABASE_NOW = sql`date_trunc('milliseconds', now())`;
const CLAIM_ENDS = sql`${mails.claimedAt} + ${`${CLAIMED_FOR_MS} milliseconds`}::interval`;

type ClaimDeps = Pick<Deps, 'db' | 'clock'>;

/** A mail claimed by this worker, and its job. */
export type Claimed = { mail: MailRow; claimedAt: Date; outboxId: number };

/** Claims a waiting mail that is due; null if it is settled, not due, or claimed by another worker. */
export const claim = async ({ db, clock }: ClaimDeps, id: number, outboxId: number): Promise<Claimed | null> => {
	const now = clock.now();
	const { nextAttemptAt } = mails;
	const [mail] = await db
		.update(mails)
		.set({ claimedAt: DATABASE_NOW })
		.where(
			and(
				eq(mails.id, id),
				eq(mails.state, 'waiting'),
				or(isNull(mails.claimedAt), lte(CLAIM_ENDS, DATABASE_NOW)),
				or(isNull(nextAttemptAt), lte(nextAttemptAt, now), gt(nextAttemptAt, longestPauseEnd(now))),
			),
		)
		.returning();
	return mail?.claimedAt ? { mail, claimedAt: mail.claimedAt, outboxId } : null;
};

/** Ends the job of a settled mail. @throws Postponed while it waits; GivenUp if it failed */
export const leave = async ({ db, clock }: ClaimDeps, id: number, outboxId: number): Promise<void> => {
	const [mail] = await db
		.select({
			state: mails.state,
			error: mails.error,
			nextAttemptAt: mails.nextAttemptAt,
			claimEndsInMs: sql`extract(epoch from ${CLAIM_ENDS} - ${DATABASE_NOW}) * 1000`.mapWith(Number),
		})
		.from(mails)
		.where(eq(mails.id, id));
	if (mail?.state === 'failed') throw new GivenUp(mail.error ?? mail.state);
	if (mail?.state !== 'waiting') return finishJob(db, outboxId);
	const dueInMs = (mail.nextAttemptAt?.getTime() ?? 0) - clock.now().getTime();
	throw new Postponed(Math.max(mail.claimEndsInMs ?? 0, dueInMs, 1_000));
};
