import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { MAIL_CONTENT_DAYS } from '#server/base/kept-days.ts';
import type { Executor } from '#server/db/client.ts';
import { mails } from '#server/db/tables/notices.ts';
import { TRIED_FOR_MS } from '#server/notify/make-mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Data that only the mail's row has (a visitor's address, variables of the text) has been deleted from mails settled
 * before this.
 */
export const contentEnd = (now: Date): Date => new Date(now.getTime() - MAIL_CONTENT_DAYS * DAY_MS);

/** Failed mails that can still be composed: those with a notice, or whose row still has its data. */
export const canBeRetried = (now: Date): SQL | undefined =>
	and(eq(mails.state, 'failed'), or(isNotNull(mails.noticeId), gt(mails.settledAt, contentEnd(now))));

/** Resets failed mails to `waiting` for another 24 h and returns their ids. The caller enqueues the jobs. */
export const reviveMails = async (tx: Executor, where: SQL | undefined, now: Date): Promise<number[]> => {
	const failed = await tx
		.select({ id: mails.id })
		.from(mails)
		.where(and(canBeRetried(now), where))
		.orderBy(mails.id)
		.for('update');
	const ids = failed.map(({ id }) => id);
	await tx
		.update(mails)
		.set({
			state: 'waiting',
			settledAt: null,
			claimedAt: null,
			nextAttemptAt: null,
			triedUntil: new Date(now.getTime() + TRIED_FOR_MS),
		})
		.where(sql`${mails.id} = any(${sql.param(ids)}::int[])`);
	return ids;
};

/** Resets one failed mail; returns whether there was one. */
export const reviveMail = async (tx: Executor, id: number, now: Date): Promise<boolean> =>
	(await reviveMails(tx, eq(mails.id, id), now)).length > 0;
