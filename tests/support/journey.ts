import { eq } from 'drizzle-orm';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { gradeSheet } from '#server/grading/grade-sheet.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { TestApp } from './app.ts';
import { answerEverything, rateEverything, readProgress, type Staged, startedAssessment } from './assessments.ts';
import type { Answer } from './client.ts';
import type { Person } from './factories.ts';

/** Takes an assessment from its start to any status over the API. */

/** @throws unless the call succeeds */
const done = async (answer: Promise<Answer>): Promise<void> => {
	const { status, text } = await answer;
	if (status !== 200) throw new Error(`the journey stopped: ${status} ${text}`);
};

/** The data of a read, which must succeed. */
const read = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
	await done(answer);
	return (await answer).data;
};

type Step = (app: TestApp, staged: Staged) => Promise<unknown>;

/** Id of a job that has no outbox row. */
const NO_JOB = 0;

type WithSubCategories = { answer_sub_categories: { id: number }[] };

/** Saves the first sub-category unchanged, which moves the status to 'in progress'. */
const saveFirst: Step = async (_, { owner }) => {
	const { categories } = await read(owner.get<{ categories: { id: number }[] }>('/app/assessment'));
	const category = `/app/assessment/answer_categories/${categories[0]?.id}`;
	const { answer_sub_categories } = await read(owner.get<WithSubCategories>(category));
	const subCategory = `/app/assessment/answer_sub_categories/${answer_sub_categories[0]?.id}`;
	await done(owner.post(`${subCategory}/save_changes`, { answer_contents: [] }));
};

const submit: Step = async (app, { owner, progress }) => {
	await answerEverything(app, progress.id);
	await done(owner.post('/app/assessment'));
};

/** Grades a round with its current ratings, by the worker's handler. */
export const gradeAsRated = async (app: TestApp, { progress, admin }: Staged, round: 1 | 2): Promise<void> => {
	await app.deps.db
		.update(assessmentProgresses)
		.set({ gradingRequestedAt: app.clock.now(), gradingRequestedBy: admin.user.id })
		.where(eq(assessmentProgresses.id, progress.id));
	await gradeSheet(app.deps, { progressId: progress.id, round }, NO_JOB);
};

/** Rates all items with `rate`, checks all sub-categories, and grades the round. */
export const gradeRound = async (
	app: TestApp,
	staged: Staged,
	round: 1 | 2,
	rate: 0 | 1 | 2 | 3 = 3,
): Promise<void> => {
	await rateEverything(app, staged.progress.id, round, rate);
	await gradeAsRated(app, staged, round);
};

const STEPS: Partial<Record<StatusId, Step>> = {
	2: saveFirst,
	3: submit,
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
	/** Applies for the certificate after the first round. */
	withoutReassessment?: boolean;
	/** Completes the first round without an improvement proposal. */
	withoutProposal?: boolean;
};

const isSkipped = (status: StatusId, { withoutReassessment, withoutProposal }: JourneyOptions): boolean =>
	(withoutReassessment === true && status >= STATUS.reassessment && status <= STATUS.recompleted) ||
	(withoutProposal === true && status === STATUS.proposed);

/** Cancels the assessment. */
export const cancelled = async (app: TestApp, staged: Staged): Promise<Staged> => {
	await done(staged.admin.post(`/console/companies/${staged.companyId}/cancel_assessment`));
	return { ...staged, progress: await readProgress(app, staged.progress.id) };
};

/** Advances an assessment from its current status to `to`; does nothing if it has reached that already. */
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
	return advance(app, await startedAssessment(app, options), status, options);
};
