import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { failureOf } from '#server/calls/failure.ts';
import type { Tx } from '#server/db/client.ts';
import { bulkJobRows, bulkJobs } from '#server/db/tables/bulk.ts';
import { later } from '#server/db/transactions.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { FINALISED } from '#shared/assessment/status-sets.ts';
import type { BulkJobInput, BulkJobPreview } from '#shared/bulk/job-schemas.ts';
import { countWaves } from '#shared/bulk/waves.ts';
import { runBulk } from './enqueued.ts';
import type { RowFacts } from './facts.ts';
import { type PlannedRow, planJob } from './plan.ts';
import { RUNNING } from './refusals.ts';

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** How often each text occurs, most frequent first. */
export const countTexts = (texts: readonly string[]): { reason: string; count: number }[] =>
	[...Map.groupBy(texts, (text) => text)]
		.map(([reason, those]) => ({ reason, count: those.length }))
		.sort((one, other) => other.count - one.count);

/** Whether a start closes the way to a re-assessment or a certificate of the former assessment. */
const isSuperseded = ({ status }: RowFacts): boolean => status !== null && FINALISED.includes(status);

/** What a job would do now; stores nothing. @throws 422 */
export const previewJob = async (
	deps: CreateDeps,
	actor: ConsoleActor,
	input: BulkJobInput,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<BulkJobPreview> => {
	const { rows, assessors } = await planJob(deps, actor, input);
	const possible = rows.filter(({ refusal }) => refusal === null);
	const refused = rows.flatMap(({ refusal }) => (refusal ? [failureOf(refusal, locale).message] : []));
	const given = assessors.map(({ id, name }) => ({
		id,
		name,
		count: input.act === 'assign' ? possible.length : possible.filter(({ assessorId }) => assessorId === id).length,
	}));
	return {
		total: rows.length,
		possible: possible.length,
		refused: countTexts(refused),
		assessors: given,
		waves: countWaves(possible.map(({ dueAt }) => dueAt)),
		running: rows.filter(({ refusal }) => refusal?.code === RUNNING).length,
		superseded: input.act === 'start' ? possible.filter(({ facts }) => isSuperseded(facts)).length : 0,
	};
};

/** Rows per statement. */
const AT_ONCE = 1_000;

const storeRows = async (tx: Tx, jobId: number, rows: readonly PlannedRow[], isPeriod: boolean): Promise<void> => {
	for (let from = 0; from < rows.length; from += AT_ONCE) {
		const values = rows.slice(from, from + AT_ONCE).map(({ facts, dueAt, assessorId }) => ({
			jobId,
			companyId: facts.companyId,
			progressId: isPeriod ? facts.progressId : null,
			assessorId,
			dueAt,
		}));
		await later(tx, tx.insert(bulkJobRows).values(values));
	}
};

/** '' clears a date, null leaves it. */
const storedDate = (date: string | null | undefined): string | null => (date === null ? '' : (date ?? null));

/** Freezes the rows that match now, and enqueues the first of them. @throws 422 */
export const createJob = (
	deps: CreateDeps,
	actor: ConsoleActor,
	input: BulkJobInput,
	call: CallContext,
): Promise<{ id: number }> =>
	deps.db.transaction(async (tx) => {
		const { act, user_ids: userIds, replaces, per_day: perDay, assessor_choice: assessors } = input;
		const { rows } = await planJob({ ...deps, db: tx }, actor, input);
		if (rows.length === 0) throw invalidField('company_filters', 'bulk.noRows');
		const isStart = act === 'start';
		const [job] = await tx
			.insert(bulkJobs)
			.values({
				act,
				makerId: actor.userId,
				userIds,
				replaces,
				startDate: storedDate(input.start_date),
				endDate: storedDate(input.end_date),
				assessors: isStart ? assessors : null,
				perDay: isStart ? perDay : 0,
				createdAt: deps.clock.now(),
			})
			.returning({ id: bulkJobs.id });
		if (!job) throw new Error('no bulk job was made');
		await storeRows(tx, job.id, rows, act === 'period');
		await recordAudit(tx, {
			action: 'bulk_job.created',
			actorId: actor.userId,
			subject: 'bulk_job',
			subjectId: job.id,
			detail: { bulk_act: act, bulk_rows: rows.length },
			call,
		});
		await enqueue(tx, runBulk, { bulk_job_id: job.id });
		return job;
	});
