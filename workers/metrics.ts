import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps, PrintToFile } from '#server/calls/deps.ts';
import { watchBuild } from '#server/ops/build-info.ts';
import { mayReadMetrics } from '#server/ops/metrics-access.ts';

/** `postponed`: runs again without counting as an attempt. */
export type Outcome = 'done' | 'failed' | 'postponed';

const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Prometheus metrics of a worker; the defaults include memory, CPU and event loop delay. */
export const createWorkerMetrics = ({ commit }: Pick<Deps['config'], 'commit'>) => {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	watchBuild(registry, commit);
	const jobs = new Histogram({
		name: 'kyosei_job_duration_seconds',
		help: 'Attempts of jobs and how long they took, by job and outcome.',
		labelNames: ['job', 'outcome'],
		buckets: BUCKETS,
		registers: [registry],
	});
	const pages = new Histogram({
		name: 'kyosei_pdf_duration_seconds',
		help: 'PDFs and how long Chromium took to print them, by outcome.',
		labelNames: ['outcome'],
		buckets: BUCKETS,
		registers: [registry],
	});
	return {
		contentType: registry.contentType,
		read: (): Promise<string> => registry.metrics(),
		countJob: (job: string, outcome: Outcome, ms: number): void => jobs.observe({ job, outcome }, ms / 1000),
		countPdf: (outcome: Outcome, ms: number): void => pages.observe({ outcome }, ms / 1000),
	};
};

export type WorkerMetrics = ReturnType<typeof createWorkerMetrics>;

/** Printing whose times are in the metrics. */
export const timedPrint =
	(print: PrintToFile, metrics: WorkerMetrics): PrintToFile =>
	async (...asked) => {
		const begin = performance.now();
		const record = (outcome: Outcome): void => metrics.countPdf(outcome, performance.now() - begin);
		try {
			const printed = await print(...asked);
			record('done');
			return printed;
		} catch (error) {
			record('failed');
			throw error;
		}
	};

/** Serves `/metrics` of this worker, if WORKER_METRICS_PORT is set. @returns a function that stops it */
export const serveMetrics = async (
	{ config }: Pick<Deps, 'config'>,
	metrics: WorkerMetrics,
): Promise<() => Promise<void>> => {
	if (config.workerMetricsPort === null) return async () => {};
	const server = createServer(async (request, response) => {
		const isAsked = request.method === 'GET' && request.url === '/metrics';
		if (!isAsked || !mayReadMetrics(request, config)) {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
		response.end(await metrics.read());
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(config.workerMetricsPort ?? 0, config.host, resolve);
	});
	return () =>
		new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
};
