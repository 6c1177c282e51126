import { eq } from 'drizzle-orm';
import { assessmentProgresses } from '../../server/assessment/table.ts';
import { lockProgress, transition } from '../../server/assessment/transition.ts';
import { gradeSheet } from '../../server/checking/grade-sheet.ts';
import { STATUS, type StatusId, type TransitionEvent } from '../../shared/assessment/status.ts';
import { tokyoDate } from '../../shared/dates.ts';
import type { TestApp } from './app.ts';
import { rateEverything, readProgress, type Staged, startedAssessment, submittedAssessment } from './assessments.ts';
import type { Answer } from './client.ts';
import type { Person } from './factories.ts';

/** Takes an assessment from its start to any status, by the calls that people make. */

/** A call that must succeed, or the journey ends here. */
const done = async (answer: Promise<Answer>): Promise<void> => {
	const { status, text } = await answer;
	if (status !== 200) throw new Error(`the journey stopped: ${status} ${text}`);
};

type Step = (app: TestApp, staged: Staged) => Promise<unknown>;

/** No outbox row has this id. */
const NO_JOB = 0;

/** A transition of its own, where the call around it is another feature's concern. */
const moved =
	(event: TransitionEvent): Step =>
	(app, { progress, admin }) =>
		app.deps.db.transaction(async (tx) => {
			const locked = await lockProgress(tx, progress.id);
			await transition(tx, { progress: locked, event, actor: { userId: admin.user.id }, clock: app.deps.clock });
		});

/** Rates and checks everything with `rate`, and grades it as the worker does. */
export const gradeRound = async (
	app: TestApp,
	{ progress, admin }: Staged,
	round: 1 | 2,
	rate: 0 | 1 | 2 | 3 = 3,
): Promise<void> => {
	await rateEverything(app, progress.id, round, rate);
	await app.deps.db
		.update(assessmentProgresses)
		.set({ gradingRequestedAt: app.clock.now(), gradingRequestedBy: admin.user.id })
		.where(eq(assessmentProgresses.id, progress.id));
	await gradeSheet(app.deps, { progressId: progress.id, round }, NO_JOB);
};

const STEPS: Partial<Record<StatusId, Step>> = {
	2: moved('first_save'),
	4: (app, staged) => gradeRound(app, staged, 1),
	5: (_, { progress, admin }) => done(admin.post(`/console/evaluation_reports/${progress.id}`, {})),
	6: (_, { progress, admin }) => done(admin.post(`/console/improvement_proposals/${progress.id}`, {})),
	7: (_, { progress, admin }) => done(admin.post(`/console/assessment_progresses/${progress.id}/confirm`)),
	8: (_, { progress, admin }) => done(admin.post(`/console/re_assessments/${progress.id}/apply`)),
	9: (app, staged) => gradeRound(app, staged, 2),
	10: (_, { progress, admin }) => done(admin.post(`/console/re_assessments/${progress.id}/evaluation_report`, {})),
	11: (_, { progress, admin }) => done(admin.post(`/console/re_assessments/${progress.id}/confirm`)),
	12: (_, { progress, admin }) => done(admin.post(`/console/certifications/${progress.id}/apply`)),
	13: (app, { progress, admin }) =>
		done(admin.post(`/console/certifications/${progress.id}/confirm`, { issue_date: tokyoDate(app.clock.now()) })),
};

export type JourneyOptions = {
	admin?: Person;
	companyId?: number;
	/** Applies for the certificate right after the first round. */
	withoutReassessment?: boolean;
	/** Finalises the first round without an improvement proposal. */
	withoutProposal?: boolean;
};

const isSkipped = (status: StatusId, { withoutReassessment, withoutProposal }: JourneyOptions): boolean =>
	(withoutReassessment === true && status >= STATUS.reassessment && status <= STATUS.recompleted) ||
	(withoutProposal === true && status === STATUS.proposed);

/** Stops an assessment where it is. */
export const cancelled = async (app: TestApp, staged: Staged): Promise<Staged> => {
	await moved('cancel')(app, staged);
	return { ...staged, progress: await readProgress(app, staged.progress.id) };
};

/** Goes on from where an assessment is; a status that was passed already is left alone. */
export const advance = async (
	app: TestApp,
	staged: Staged,
	to: StatusId,
	options: JourneyOptions = {},
): Promise<Staged> => {
	const { status: from } = await readProgress(app, staged.progress.id);
	for (let status = from + 1; status <= to; status++) {
		const step = STEPS[status as StatusId];
		if (step && !isSkipped(status as StatusId, options)) await step(app, staged);
	}
	return { ...staged, progress: await readProgress(app, staged.progress.id) };
};

/** An assessment at `status`, 1 to 13, with the milestones of every status before it. */
export const assessmentAt = async (app: TestApp, status: StatusId, options: JourneyOptions = {}): Promise<Staged> => {
	if (status >= STATUS.submitted) return advance(app, await submittedAssessment(app, options), status, options);
	return advance(app, await startedAssessment(app, options), status, options);
};
