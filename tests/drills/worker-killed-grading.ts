import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { rateEverything, type Staged, submittedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { withSite } from './support/site.ts';

const ASSESSMENTS = 40;
const LIFE_MS = 250;

export const makeGradable = async (app: TestApp, count: number): Promise<Staged[]> => {
	const admin = await makeConsoleAdmin(app);
	const all: Staged[] = [];
	for (let n = 0; n < count; n++) {
		const staged = await submittedAssessment(app, { admin });
		await rateEverything(app, staged.progress.id, 1);
		all.push(staged);
	}
	return all;
};

export const countGraded = ({ deps }: TestApp, ids: number[]): Promise<number> =>
	deps.db.$count(assessmentProgresses, and(inArray(assessmentProgresses.id, ids), eq(assessmentProgresses.status, 4)));

export const countTransitions = ({ deps }: TestApp, ids: number[]): Promise<number> =>
	deps.db.$count(
		assessmentTransitions,
		and(inArray(assessmentTransitions.progressId, ids), eq(assessmentTransitions.event, 'grade')),
	);

export const workerKilledGrading: Drill = {
	name: 'kill -9 of the worker while grading',
	rule: 'status 3 or 4, never half; one transition each; done within 30 s of the restart',
	limitMs: 120_000,
	run: () =>
		withSite(
			{ servers: 1, workers: 1, env: { GRADING_WAIT_MS: '0' } },
			async ({ app, servers, workers, startWorker }) => {
				const { problems, check } = createChecks();
				const url = servers[0]?.url ?? '';
				const all = await makeGradable(app, ASSESSMENTS);
				const ids = all.map(({ progress }) => progress.id);
				const responses = await Promise.all(
					all.map(({ progress, admin }) =>
						call({ url }, 'POST', `/console/pending_assessments/${progress.id}`, { token: admin.token }),
					),
				);
				check(
					responses.every(({ status }) => status === 202),
					'a request for grading was refused',
				);
				await sleep(LIFE_MS);
				await workers[0]?.kill();
				const before = await countGraded(app, ids);
				check((await countTransitions(app, ids)) === before, 'a grading stands half done');
				await startWorker();
				const begin = performance.now();
				const done = await until(async () => (await countGraded(app, ids)) === ASSESSMENTS, 30_000);
				const took = performance.now() - begin;
				check(done, `after 30 s only ${await countGraded(app, ids)} of ${ASSESSMENTS} are graded`);
				check((await countTransitions(app, ids)) === ASSESSMENTS, 'an assessment was graded twice or not');
				return {
					figures: `${before} of ${ASSESSMENTS} graded before the kill, all ${seconds(took)} after the restart`,
					problems,
				};
			},
		),
};
