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
 * Puts the notices, which were made company by company, into the order of their events, as in an installation that was in
 * use all the time, with the older ones read. One that is mailed is of somebody who acts already, and stays as it is.
 */
export const settleNotices = async (deps: Pick<Deps, 'db' | 'outbox'>): Promise<void> => {
	deps.outbox.flush();
	await untilTold(deps);
	await deps.db.execute(sql`
		with told as (
			delete from notices n where not exists (select from mails m where m.notice_id = n.id) returning *
		), ranked as (
			select *, row_number() over (partition by recipient_id order by created_at desc, id desc) as place from told
		)
		insert into notices (recipient_id, kind, event_key, company_id, progress_id, subject_id, data, created_at, voided_at, read_at)
		select recipient_id, kind, event_key, company_id, progress_id, subject_id, data, created_at, voided_at,
			coalesce(read_at, case when place > ${UNREAD} then created_at + interval '1 hour' end)
		from ranked order by created_at, id`);
};
