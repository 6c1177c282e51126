import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { foldedOf } from '#server/db/folded.ts';
import { containsText, inWindow, newestFirst, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { together } from '#server/db/transactions.ts';
import { IS_FOR_NEWER } from '#server/jobs/newer.ts';
import { jobWords } from '#server/jobs/words.ts';
import { readSubjects } from '#server/subjects/names.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { FailedJobRow, JobKind } from '#shared/ops/schemas.ts';
import { serverText } from '#shared/texts/server.ts';
import { failureOf } from './failures.ts';
import { JOB_SUBJECTS, subjectOfJob } from './subjects.ts';

/** As in the partial indexes. */
const IS_OPEN = and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt));
const IS_FAILED = and(isNull(outboxJobs.finishedAt), isNotNull(outboxJobs.failedAt));

const countByName = (one: Executor, where: SQL | undefined) =>
	one.select({ name: outboxJobs.name, jobs: count() }).from(outboxJobs).where(where).groupBy(outboxJobs.name);

/** Numbers of waiting, running and failed jobs by kind: all kinds of this version, and stored others. */
export const countJobs = async (
	{ db, outbox, jobs }: Pick<Deps, 'db' | 'outbox' | 'jobs'>,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<JobKind[]> => {
	const [counted, runningNames] = await Promise.all([
		together(db, (one) => [
			countByName(one, IS_OPEN),
			countByName(one, IS_FAILED),
			countByName(one, and(IS_OPEN, IS_FOR_NEWER)),
		]),
		outbox.runningNames(),
	]);
	const [open, failed, forNewer] = counted.map((rows) => new Map(rows.map(({ name, jobs: number }) => [name, number])));
	const names = new Set([...jobs.map(({ name }) => name), ...(open?.keys() ?? []), ...(failed?.keys() ?? [])]);
	return [...names].map((name) => {
		const running = runningNames?.filter((one) => one === name).length ?? null;
		return {
			job_name: name,
			job_words: jobWords(locale, name),
			// A job that has just ended may still be counted as running.
			waiting: Math.max(0, (open?.get(name) ?? 0) - (running ?? 0)),
			running,
			failed: failed?.get(name) ?? 0,
			for_newer: forNewer?.get(name) ?? 0,
		};
	});
};

export type FailedJobsQuery = ListQuery & { job_name?: string | undefined };

type Row = typeof outboxJobs.$inferSelect;

/** Permanently failed jobs, newest first, with their subjects. */
export const listFailedJobs = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	query: FailedJobsQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<FailedJobRow>> => {
	const { q, job_name: name } = query;
	const where = and(
		IS_FAILED,
		name ? eq(outboxJobs.name, name) : undefined,
		q ? containsText(foldedOf(sql`${outboxJobs.name} || ' ' || coalesce(${outboxJobs.error}, '')`), q) : undefined,
	);
	const { rows, meta } = await readPage<Row>(db, query, {
		rows: async (one, window) => {
			const failed = one
				.select()
				.from(outboxJobs)
				.where(where)
				.orderBy(...orderOf(query, { failed_at: outboxJobs.failedAt }, newestFirst(outboxJobs.failedAt, outboxJobs.id)))
				.$dynamic();
			return inWindow(failed, window);
		},
		total: async (one) => {
			const [row] = await one.select({ total: count() }).from(outboxJobs).where(where);
			return row?.total ?? 0;
		},
		long: { name: 'failed jobs', userId: actor.userId },
	});
	const refs = rows.flatMap(({ payload }) => subjectOfJob(payload) ?? []);
	const subjects = await readSubjects(db, refs, locale, JOB_SUBJECTS);
	return {
		meta,
		rows: rows.map(({ id, name: jobName, payload, error, createdAt, failedAt }) => {
			const ref = subjectOfJob(payload);
			const subject = ref && subjects.find(ref);
			const failure = failureOf(error);
			return {
				id,
				job_name: jobName,
				job_words: jobWords(locale, jobName),
				failure,
				failure_words: serverText(locale, `ops.failures.${failure}`),
				error,
				subject_name: subject?.name ?? null,
				subject_path: subject?.path ?? null,
				created_at: createdAt.toISOString(),
				failed_at: (failedAt ?? createdAt).toISOString(),
			};
		}),
	};
};
