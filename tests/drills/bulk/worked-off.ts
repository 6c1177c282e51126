import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { bulkJobRows } from '#server/db/tables/bulk.ts';
import { until } from '#tests/drills/support/drill.ts';
import { processorTime } from '#tests/drills/support/memory.ts';
import type { Site } from '#tests/drills/support/site.ts';

/** Works off a job over many rows with workers that are killed. */

export const doneOf = ({ app }: Pick<Site, 'app'>, jobId: number): Promise<number> =>
	app.deps.db.$count(bulkJobRows, and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'done')));

/** Its next wave is due, as if its day had come. False if there is none. */
export const nextWave = async ({ app: { deps } }: Pick<Site, 'app'>, jobId: number): Promise<boolean> => {
	const { rowCount } = await deps.db.execute(sql`
		update bulk_job_rows set due_at = ${deps.clock.now().toISOString()}::timestamptz
		where job_id = ${jobId} and state = 'waiting' and due_at = (
			select min(due_at) from bulk_job_rows where job_id = ${jobId} and state = 'waiting')`);
	return (rowCount ?? 0) > 0;
};

const isDueOver = async ({ app: { deps } }: Pick<Site, 'app'>, jobId: number): Promise<boolean> => {
	const due = sql`${bulkJobRows.dueAt} <= ${deps.clock.now().toISOString()}::timestamptz`;
	return (
		(await deps.db.$count(bulkJobRows, and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'waiting'), due))) === 0
	);
};

/** How long workers ran, by the clock and by the processor. */
export type Worked = { workerMs: number; processorSeconds: number };

/** Runs what is due. */
export const workOff = async (site: Site, jobId: number, limitMs: number): Promise<Worked> => {
	const worker = await site.startWorker();
	const begin = performance.now();
	await until(() => isDueOver(site, jobId), limitMs, 100);
	const worked = { workerMs: performance.now() - begin, processorSeconds: processorTime(worker.pid) };
	await worker.stop();
	return worked;
};

/** Runs what is due: a worker is killed after `lifeMs` once it has begun, and another one takes over and finishes. */
export const workOffThroughKill = async (
	site: Site,
	jobId: number,
	lifeMs: number,
	limitMs: number,
): Promise<Worked & { beforeKill: number }> => {
	const before = await doneOf(site, jobId);
	const first = await site.startWorker();
	const begin = performance.now();
	await until(async () => (await doneOf(site, jobId)) > before, limitMs, 50);
	await sleep(lifeMs);
	const used = processorTime(first.pid);
	await first.kill();
	const killedAfter = performance.now() - begin;
	const beforeKill = (await doneOf(site, jobId)) - before;
	const { workerMs, processorSeconds } = await workOff(site, jobId, limitMs);
	return { workerMs: killedAfter + workerMs, processorSeconds: used + processorSeconds, beforeKill };
};
