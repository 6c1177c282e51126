import { and, isNull } from 'drizzle-orm';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { until } from '#tests/drills/support/drill.ts';
import type { TestApp } from '#tests/support/boot.ts';

const POLL_MS = 500;

/** Waits until no job is open; answers how many are. */
export const waitUntilQuiet = async ({ deps }: TestApp, limitMs: number): Promise<number> => {
	const count = () => deps.db.$count(outboxJobs, and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt)));
	return (await until(async () => (await count()) === 0, limitMs, POLL_MS)) ? 0 : count();
};
