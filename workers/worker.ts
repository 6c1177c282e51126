import { wordsOfError } from '#server/base/error-words.ts';
import { newOrigin, type Origin, withOrigin } from '#server/base/origin.ts';
import { placeOfJob } from '#server/base/telemetry/span.ts';
import type { Deps, WorkerDeps } from '#server/calls/deps.ts';
import { isDatabaseDown } from '#server/db/client.ts';
import { findJob } from '#server/jobs/definition.ts';
import { UNKNOWN_PAYLOAD, unknownName } from '#server/jobs/newer.ts';
import { failJob } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { type Attempt, GivenUp, type JobData, openWorker, Postponed } from '#server/jobs/queue.ts';
import { createLeaving } from './leave-to-newer.ts';
import { createWorkerMetrics, type Outcome, timedPrint, type WorkerMetrics } from './metrics.ts';
import { between, createPacedPrinter } from './paced-printer.ts';
import { createLazyPrinter, type Printer } from './printer.ts';
import { sendMail } from './send-mail.ts';
import { traceJob } from './trace-job.ts';

/** While the machine is starved, pre-rendering is postponed by this much. */
const PUT_OFF_MS = { least: 20_000, most: 40_000 };
/** While the database is unreachable, jobs are postponed by this much. */
const DATABASE_DOWN_MS = { least: 1_000, most: 3_000 };
/** How long a slow mail server may delay the shutdown; its mails are retried. */
const MAILS_END_MS = 5_000;
/** Delay of a job that has lost its lock but still runs in this process. */
const STILL_RUNNING_MS = 5_000;

/** When a failed job is retried, for the log; its pause doubles with each attempt (`hand-over.ts`). */
const outlookOf = (job: { pauseMs: number }, outboxId: number, number: number, isLast: boolean): string => {
	if (isLast) return `it is not tried again, until somebody runs npm run jobs:retry -- --id ${outboxId}`;
	return `it is tried again within ${Math.ceil((job.pauseMs * 2 ** (number - 1)) / 1000)} s`;
};

type Running = WorkerDeps & { isStarved: () => boolean; metrics: WorkerMetrics };

/**
 * Runs one job. Unknown jobs are left to a newer worker. After the last failed attempt, `giveUp` is called and the
 * outbox row stores the reason.
 */
const createProcess = ({ isStarved, metrics, ...deps }: Running) => {
	const running = new Set<number>();
	const leave = createLeaving(deps);

	const attempt = async (name: string, { outboxId, payload }: JobData, current: Attempt): Promise<void> => {
		const { number, isLast, waitedMs } = current;
		const job = findJob(deps.jobs, name);
		if (!job) return leave({ name, outboxId, reason: unknownName(name), waitedMs });
		const parsed = job.payload.safeParse(payload);
		if (!parsed.success) return leave({ name, outboxId, reason: UNKNOWN_PAYLOAD, waitedMs });
		try {
			await job.run(deps, parsed.data as never, outboxId);
		} catch (error) {
			if (error instanceof Postponed || error instanceof GivenUp) throw error;
			// Not the job's fault, and may last longer than its attempts: the job must not fail permanently.
			if (isDatabaseDown(error)) throw new Postponed(between(DATABASE_DOWN_MS));
			const reason = wordsOfError(error);
			const what = `job ${name} ${outboxId} failed, attempt ${number} of ${job.attempts} (${reason})`;
			deps.log.error({ job: name, outboxId, attempt: number }, `${what}: ${outlookOf(job, outboxId, number, isLast)}`);
			deps.log.debug({ job: name, outboxId, stack: error instanceof Error ? error.stack : null }, 'stack');
			if (isLast) {
				await job.giveUp(deps, parsed.data as never);
				await failJob(deps.db, outboxId, reason);
			}
			throw error;
		}
	};

	/** One line in the log an attempt, and its time in the metrics. */
	const recorded = async (name: string, data: JobData, current: Attempt, origin: Origin): Promise<void> => {
		const begin = performance.now();
		const record = (outcome: Outcome): void => {
			const ms = performance.now() - begin;
			metrics.countJob(findJob(deps.jobs, name)?.name ?? 'unknown', outcome, ms);
			const spent = { databaseMs: Math.round(origin.databaseMs), statements: origin.statements };
			const { outboxId } = data;
			deps.log.info({ job: name, outboxId, attempt: current.number, outcome, ms: Math.round(ms), ...spent }, 'job');
			if (deps.telemetry) traceJob(deps.telemetry, origin, { outboxId, attempt: current.number, outcome, ms });
		};
		try {
			await attempt(name, data, current);
			record('done');
		} catch (error) {
			record(error instanceof Postponed ? 'postponed' : 'failed');
			throw error;
		}
	};

	return async (name: string, data: JobData, current: Attempt): Promise<void> => {
		const { priority } = current;
		if (priority >= PRIORITY.ahead && isStarved()) throw new Postponed(between(PUT_OFF_MS));
		if (running.has(data.outboxId)) throw new Postponed(STILL_RUNNING_MS);
		running.add(data.outboxId);
		const requestId = data.requestId ?? null;
		const origin = newOrigin(requestId, name, deps.telemetry ? placeOfJob(requestId) : null);
		try {
			await withOrigin(origin, () => recorded(name, data, current, origin));
		} finally {
			running.delete(data.outboxId);
		}
	};
};

/** Starts a worker on the queue; `close` waits for running jobs. */
export const createWorker = async (
	deps: Deps,
	given?: Printer,
	metrics = createWorkerMetrics(deps.config),
): Promise<{ close: () => Promise<void> }> => {
	const printer = given ?? (await createLazyPrinter(deps));
	const stopping = new AbortController();
	const timed = timedPrint(printer.print, metrics);
	const { print, isStarved, close } = createPacedPrinter(timed, deps.config.pdf, deps.log);
	const process = createProcess({
		...deps,
		print,
		isStarved,
		metrics,
		sendMail: (mail) => sendMail(deps, mail, stopping.signal),
	});
	const worker = openWorker(deps.config, process, (error) =>
		deps.log.warn({ error: error.message.split('\n')[0] }, 'worker connection lost'),
	);
	await worker.waitUntilReady();
	return {
		close: async () => {
			const timer = setTimeout(() => stopping.abort(), MAILS_END_MS);
			await worker.close();
			clearTimeout(timer);
			close();
			await printer.close();
		},
	};
};
