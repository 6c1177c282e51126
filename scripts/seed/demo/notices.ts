import { and, eq, isNull, sql } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import type { Deps } from '#server/calls/deps.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { announceJob } from '#server/notify/announce.ts';

/** What people were told of the events of the demo. */

const TELLING_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** So many of the newest of each person are unread. */
const UNREAD = 3;

const isWaiting = and(
	eq(outboxJobs.name, announceJob.name),
	isNull(outboxJobs.finishedAt),
	isNull(outboxJobs.failedAt),
);

/** The worker tells of each event while the demo is made; the last ones follow its end. */
const untilTold = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
	pWaitFor(async () => (await db.$count(outboxJobs, isWaiting)) === 0, {
		interval: POLL_MS,
		timeout: { milliseconds: TELLING_LIMIT_MS, message: 'nobody was told of the demo: is a worker running?' },
	});

/**
 * Waits until people were told, and has them read what is older, as in an installation that was in use all the time. What
 * is mailed is told to somebody who acts already, and stays as it is.
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
