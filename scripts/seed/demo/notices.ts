import { and, eq, isNull, sql } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import type { Deps } from '#server/calls/deps.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { announceJob } from '#server/notify/announce.ts';

/** Notices of the demo's events. */

const TELLING_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Newest notices per user that stay unread. */
const UNREAD = 3;

const isWaiting = and(
	eq(outboxJobs.name, announceJob.name),
	isNull(outboxJobs.finishedAt),
	isNull(outboxJobs.failedAt),
);

/** Waits until the worker has created all notices. */
const untilTold = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
	pWaitFor(async () => (await db.$count(outboxJobs, isWaiting)) === 0, {
		interval: POLL_MS,
		timeout: { milliseconds: TELLING_LIMIT_MS, message: 'nobody was told of the demo: is a worker running?' },
	});

/**
 * Waits for all notices and marks older ones as read, as in an installation in use. Mailed notices result from a
 * signed-in user's actions, and stay as they are.
 */
export const settleNotices = async (deps: Pick<Deps, 'db'>): Promise<void> => {
	await untilTold(deps);
	await deps.db.execute(sql`
		with ranked as (
			select id, row_number() over (partition by recipient_id order by created_at desc, id desc) as place
			from notices n where not exists (select from mails m where m.notice_id = n.id)
		)
		update notices set read_at = created_at + interval '1 hour'
		from ranked where ranked.id = notices.id and ranked.place > ${UNREAD} and notices.read_at is null`);
};
