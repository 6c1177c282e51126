import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { clientBundle, ensureBundle } from '#scripts/setup/bundles.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { autograde } from '#server/grading/job.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { rateEverything, submittedAssessment } from '#tests/support/assessments.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { redisProgram, startRedis } from '#tests/support/processes/redis.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { startWorkerProcess } from '#tests/support/processes/worker-process.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timed } from './figures.ts';

/** Grading throughput of a worker, start-up time of a server, and bundle sizes. */

const ASSESSMENTS = 60;
const STARTS = 3;
const POLL_MS = 20;

const measureGrading = async (app: TestApp, env: Record<string, string>, queue: string): Promise<Figure> => {
	const { db } = app.deps;
	const admin = await makeConsoleAdmin(app);
	for (let n = 0; n < ASSESSMENTS; n++) {
		const { progress } = await submittedAssessment(app, { admin });
		await rateEverything(app, progress.id, 1);
		await db
			.update(assessmentProgresses)
			.set({ gradingRequestedAt: sql`now()`, gradingRequestedBy: admin.user.id })
			.where(eq(assessmentProgresses.id, progress.id));
		await enqueue(db, autograde, { progressId: progress.id, round: 1 });
	}
	const graded = (): Promise<number> => db.$count(assessmentProgresses, eq(assessmentProgresses.status, 4));
	const worker = await startWorkerProcess(env);
	try {
		// Measured from the first result on, to exclude the start of the worker.
		while ((await graded()) === 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
		const before = await graded();
		const took = await timed(async () => {
			while ((await graded()) < ASSESSMENTS) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
		});
		const value = (ASSESSMENTS - before) / (took / 1000);
		return { name: `gradings of 75 questions by one worker, queue on ${queue}`, value, unit: '/s', limit: null };
	} finally {
		await worker.kill();
	}
};

const onPostgres = async (): Promise<Figure[]> => {
	const app = await bootApp();
	try {
		const env = environmentOf(app.deps.config);
		const starts: number[] = [];
		for (let n = 0; n < STARTS; n++) {
			starts.push(
				await timed(async () => {
					const server = await startServerProcess(env);
					await server.kill();
				}),
			);
		}
		return [
			await measureGrading(app, env, 'PostgreSQL'),
			{ name: 'a server: from its start to ready', value: median(starts), unit: 'ms', limit: null },
		];
	} finally {
		await app.close();
	}
};

const onRedis = async (): Promise<Figure[]> => {
	if (redisProgram === null) return [];
	const redis = await startRedis();
	const app = await bootApp({ env: { REDIS_URL: redis.url } });
	try {
		return [await measureGrading(app, { ...environmentOf(app.deps.config), REDIS_URL: redis.url }, 'Redis')];
	} finally {
		await app.close();
		await redis.stop();
	}
};

const measureBundles = async (): Promise<Figure[]> => {
	await ensureBundle(clientBundle);
	const assets = path.join(import.meta.dirname, '../../dist/client/assets');
	const sizeOf = (file: string): number => gzipSync(readFileSync(path.join(assets, file))).length / 1024;
	const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
	const index = readFileSync(path.join(assets, '../index.html'), 'utf8');
	const first = scripts.filter((file) => index.includes(file));
	const all = scripts.reduce((sum, file) => sum + statSync(path.join(assets, file)).size / 1024, 0);
	return [
		{
			name: 'scripts of the first page, gzipped',
			value: first.reduce((sum, file) => sum + sizeOf(file), 0),
			unit: 'KB',
			limit: null,
		},
		{
			name: 'the largest script loaded later, gzipped',
			value: Math.max(...scripts.filter((file) => !first.includes(file)).map(sizeOf)),
			unit: 'KB',
			limit: null,
		},
		{ name: 'all scripts, unpacked', value: all, unit: 'KB', limit: null },
	];
};

export const bench: Bench = {
	title: 'Grading, start and bundles',
	run: async () => [...(await onPostgres()), ...(await onRedis()), ...(await measureBundles())],
};
