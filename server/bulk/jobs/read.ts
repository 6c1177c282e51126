import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { namesOf } from '#server/accounts/queries.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { inWindow, isOneOf, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { bulkJobRows, bulkJobs } from '#server/db/tables/bulk.ts';
import { companies } from '#server/db/tables/companies.ts';
import { together } from '#server/db/transactions.ts';
import type { BulkJob, BulkJobDetail, BulkRow } from '#shared/bulk/job-schemas.ts';
import type { RowState } from '#shared/bulk/job-states.ts';
import type { ListQuery } from '#shared/lists.ts';
import { isJobOf } from './change.ts';
import { countTexts } from './create.ts';
import { RUNNING, wordsOfRefusal } from './refusals.ts';

type Counts = BulkJob['counts'];

const countOf = (state: RowState): SQL => sql`count(*) filter (where r.state = ${sql.raw(`'${state}'`)})`;

const counts = sql<Counts>`(
	select json_build_object(
		'waiting', ${countOf('waiting')}, 'done', ${countOf('done')},
		'refused', ${countOf('refused')}, 'stopped', ${countOf('stopped')}
	) from bulk_job_rows r where r.job_id = ${bulkJobs.id}
)`;

/** Due time of the next waiting rows. */
const nextAt = sql<string | null>`(
	select min(r.due_at) from bulk_job_rows r where r.job_id = ${bulkJobs.id} and r.state = 'waiting'
)`;

const select = (executor: Executor, where: SQL | undefined) =>
	executor
		.select({ job: bulkJobs, maker: users.name, counts, nextAt })
		.from(bulkJobs)
		.innerJoin(users, eq(users.id, bulkJobs.makerId))
		.where(where)
		.$dynamic();

type Selected = Awaited<ReturnType<typeof select>>[number];

const present = ({ job, maker, counts: counted, nextAt: next }: Selected, now: Date): BulkJob => {
	const nextDue = job.state === 'running' && next !== null ? new Date(next) : null;
	return {
		id: job.id,
		act: job.act,
		state: job.state,
		made_by: { id: job.makerId, name: maker },
		created_at: job.createdAt.toISOString(),
		ended_at: job.endedAt?.toISOString() ?? null,
		total: counted.waiting + counted.done + counted.refused + counted.stopped,
		counts: counted,
		per_day: job.perDay,
		next_at: nextDue && nextDue > now ? nextDue.toISOString() : null,
	};
};

/** The actor's own jobs, newest first. */
export const listJobs = (
	{ db, clock }: Pick<Deps, 'clock'> & Reader,
	actor: ConsoleActor,
	query: ListQuery,
): Promise<Page<BulkJob>> => {
	const where = eq(bulkJobs.makerId, actor.userId);
	const now = clock.now();
	return readPage(db, query, {
		rows: async (one, window) => {
			const all = select(one, where).orderBy(
				...orderOf(query, { created_at: bulkJobs.createdAt }, [desc(bulkJobs.id)]),
			);
			const rows = await inWindow(all, window);
			return rows.map((row) => present(row, now));
		},
		total: (one) => one.$count(bulkJobs, where),
	});
};

const wavesLeft = (executor: Executor, jobId: number) =>
	executor
		.select({ day: sql<string>`(${bulkJobRows.dueAt} at time zone 'Asia/Tokyo')::date::text`, count: count() })
		.from(bulkJobRows)
		.where(and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'waiting')))
		.groupBy(sql`1`)
		.orderBy(sql`1`);

const refusalsOf = (executor: Executor, jobId: number) =>
	executor
		.select({
			status: bulkJobRows.status,
			refusal: bulkJobRows.refusal,
			refusalVariables: bulkJobRows.refusalVariables,
			count: count(),
		})
		.from(bulkJobRows)
		.where(and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'refused')))
		.groupBy(bulkJobRows.status, bulkJobRows.refusal, bulkJobRows.refusalVariables);

/** A job with what it did and will do. @throws 404 */
export const getJob = async (
	{ db, clock }: Pick<Deps, 'clock'> & Reader,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<BulkJobDetail> => {
	const [[found], waves, refusals, [invites]] = await together(db, (one) => [
		select(one, and(eq(bulkJobs.id, id), isJobOf(actor))),
		wavesLeft(one, id),
		refusalsOf(one, id),
		one.select({ id: bulkJobs.id }).from(bulkJobs).where(eq(bulkJobs.importId, id)),
	]);
	if (!found) throw notFound();
	const { job } = found;
	const names = await namesOf(db, job.userIds);
	return {
		...present(found, clock.now()),
		start_date: job.startDate || null,
		end_date: job.endDate || null,
		assessor_choice: job.assessors,
		assessors: job.userIds.map((userId) => ({ id: userId, name: names.get(userId) ?? '' })),
		mails_per_hour: job.mailsPerHour,
		invite_job_id: invites?.id ?? null,
		waves: job.state === 'running' ? waves : [],
		refused: countTexts(refusals.flatMap((row) => Array<string>(row.count).fill(wordsOfRefusal(row, locale) ?? ''))),
		running: refusals.find(({ refusal }) => refusal === RUNNING)?.count ?? 0,
	};
};

export type RowsQuery = ListQuery & { id: number; state?: RowState | undefined };

const SORTABLE = { due_at: bulkJobRows.dueAt, done_at: bulkJobRows.doneAt };

const listed = ({ id, ids, state }: RowsQuery): SQL | undefined =>
	and(
		eq(bulkJobRows.jobId, id),
		ids ? isOneOf(bulkJobRows.id, ids) : undefined,
		state ? eq(bulkJobRows.state, state) : undefined,
	);

const order = (query: RowsQuery): SQL[] => orderOf(query, SORTABLE, [asc(bulkJobRows.id)]);

/** @throws 404 */
const assertJobOf = async (executor: Executor, actor: ConsoleActor, id: number): Promise<void> => {
	const [job] = await executor
		.select({ id: bulkJobs.id })
		.from(bulkJobs)
		.where(and(eq(bulkJobs.id, id), isJobOf(actor)));
	if (!job) throw notFound();
};

/** The rows of a job. A company that the reader may no longer see has no name. @throws 404 */
export const listRows = async (
	{ db }: Reader,
	actor: ConsoleActor,
	query: RowsQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<BulkRow>> => {
	await assertJobOf(db, actor, query.id);
	const where = listed(query);
	return readPage(db, query, {
		rows: async (one, window) => {
			const all = one
				.select({
					row: bulkJobRows,
					company: sql<
						string | null
					>`case when ${companies.id} is null then ${bulkJobRows.label} when ${companyVisibleTo(actor, companies.id)} then ${companies.companyName} end`,
					assessor: users.name,
				})
				.from(bulkJobRows)
				.leftJoin(companies, eq(companies.id, bulkJobRows.companyId))
				.leftJoin(users, eq(users.id, bulkJobRows.assessorId))
				.where(where)
				.orderBy(...order(query))
				.$dynamic();
			const rows = await inWindow(all, window);
			return rows.map(({ row, company, assessor }) => ({
				id: row.id,
				company: { id: row.companyId, name: company },
				assessment_id: row.progressId,
				state: row.state,
				due_at: row.dueAt.toISOString(),
				done_at: row.doneAt?.toISOString() ?? null,
				status: row.status,
				reason: wordsOfRefusal(row, locale),
				assessor: row.assessorId === null ? null : { id: row.assessorId, name: assessor ?? '' },
			}));
		},
		total: (one) => one.$count(bulkJobRows, where),
	});
};

/** The ids of all rows of the list, in its order. */
export const rowIds = ({ db }: Reader, _actor: ConsoleActor, query: RowsQuery): SQL =>
	db
		.select({ id: bulkJobRows.id })
		.from(bulkJobRows)
		.where(listed(query))
		.orderBy(...order(query))
		.getSQL();
