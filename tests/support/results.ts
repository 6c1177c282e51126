import { desc, eq } from 'drizzle-orm';
import type { Progress } from '../../server/assessment/transition.ts';
import { gradeSheet } from '../../server/checking/grade-sheet.ts';
import { requestGrading } from '../../server/checking/request-grading.ts';
import { outboxJobs } from '../../server/jobs/table.ts';
import { applyForReassessment } from '../../server/reassessment/apply.ts';
import type { EvaluationRate } from '../../shared/assessment/grading.ts';
import type { TestApp } from './app.ts';
import { consoleActor, rateEverything, readProgress } from './assessments.ts';
import type { Person } from './factories.ts';

type Round = 1 | 2;

/** Asks for grading and does at once what the worker would: the real rules, without the queue. */
export const gradeNow = async (
	{ deps }: TestApp,
	{ progressId, admin, round }: { progressId: number; admin: Person; round: Round },
): Promise<void> => {
	const withoutWaiting = { ...deps, config: { ...deps.config, gradingWaitMs: 0 } };
	await requestGrading(withoutWaiting, consoleActor(admin), { id: progressId, round });
	const [job] = await deps.db
		.select()
		.from(outboxJobs)
		.where(eq(outboxJobs.name, 'autograde'))
		.orderBy(desc(outboxJobs.id))
		.limit(1);
	if (!job) throw new Error('no grading was promised');
	await gradeSheet(deps, { progressId, round }, job.id);
};

/** Every check item of a round gets `rate`, is checked, and the round is graded. */
export const gradeRound = async (
	app: TestApp,
	{ progressId, admin, round, rate = 3 }: { progressId: number; admin: Person; round: Round; rate?: EvaluationRate },
): Promise<Progress> => {
	await rateEverything(app, progressId, round, rate);
	await gradeNow(app, { progressId, admin, round });
	return readProgress(app, progressId);
};

export const reassess = (app: TestApp, { progressId, admin }: { progressId: number; admin: Person }): Promise<null> =>
	applyForReassessment(app.deps, consoleActor(admin), progressId, { locale: 'ja', address: '', requestId: '' });
