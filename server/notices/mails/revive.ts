import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { mails } from '#server/db/tables/notices.ts';
import { TRIED_FOR_MS } from '#server/notify/make-mails.ts';

/** For so many days after it was settled a mail keeps what is in no other record: the address of a stranger, and its own data. */
const CONTENT_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the contents of what was settled before are gone. */
export const contentEnd = (now: Date): Date => new Date(now.getTime() - CONTENT_DAYS * DAY_MS);

/** Failed mails that can still be written: from their notice, or from what they keep themselves. */
export const canBeRetried = (now: Date): SQL | undefined =>
	and(eq(mails.state, 'failed'), or(isNotNull(mails.noticeId), gt(mails.settledAt, contentEnd(now))));

/** Has failed mails tried for a day again, and answers those. Their jobs are left to the caller. */
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

/** Whether there was such a mail. */
export const reviveMail = async (tx: Executor, id: number, now: Date): Promise<boolean> =>
	(await reviveMails(tx, eq(mails.id, id), now)).length > 0;
