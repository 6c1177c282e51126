import { and, asc, eq, isNull } from 'drizzle-orm';
import { runBulk } from '#server/bulk/jobs/enqueued.ts';
import { runDueRows } from '#server/bulk/jobs/run.ts';
import { wakeBulkJobs } from '#server/bulk/jobs/wake.ts';
import { bulkJobRows, bulkJobs } from '#server/db/tables/bulk.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import type { TestApp } from './app.ts';

type OpenJob = { id: number; payload: Record<string, unknown> };

const openJobs = ({ deps }: TestApp): Promise<OpenJob[]> =>
	deps.db
		.select({ id: outboxJobs.id, payload: outboxJobs.payload })
		.from(outboxJobs)
		.where(and(eq(outboxJobs.name, runBulk.name), isNull(outboxJobs.finishedAt)))
		.orderBy(asc(outboxJobs.id));

/** Runs what is due of all jobs over many rows, as a worker would, until nothing is queued. Without a worker of its own. */
export const runBulkJobs = async (app: TestApp): Promise<void> => {
	await wakeBulkJobs(app.deps);
	for (let open = await openJobs(app); open.length > 0; open = await openJobs(app)) {
		for (const { id, payload } of open) await runDueRows(app.deps, runBulk.payload.parse(payload), id);
	}
};

/** The rows of a job, in its order. */
export const bulkRowsOf = ({ deps }: TestApp, jobId: number) =>
	deps.db.select().from(bulkJobRows).where(eq(bulkJobRows.jobId, jobId)).orderBy(asc(bulkJobRows.id));

/** Adds a company that waits for a wave that never comes, on a day of its own. */
export const addBulkRow = async (
	{ deps }: Pick<TestApp, 'deps'>,
	{ jobId, companyId }: { jobId: number; companyId: number },
): Promise<void> => {
	const rows = await deps.db.$count(bulkJobRows, eq(bulkJobRows.jobId, jobId));
	const dueAt = new Date(`${2990 + rows}-01-01T00:00:00Z`);
	await deps.db.insert(bulkJobRows).values({ jobId, companyId, dueAt });
};

/** Inserts a running start with one company that waits for a later wave. */
export const makeBulkJob = async (
	{ deps }: TestApp,
	{ makerId, companyId }: { makerId: number; companyId: number },
): Promise<number> => {
	const [job] = await deps.db
		.insert(bulkJobs)
		.values({ act: 'start', makerId, assessors: 'keep', perDay: 1 })
		.returning({ id: bulkJobs.id });
	if (!job) throw new Error('no bulk job was made');
	await addBulkRow({ deps }, { jobId: job.id, companyId });
	return job.id;
};
