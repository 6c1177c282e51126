import { and, asc, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Progress } from '#server/assessment/transition.ts';
import { answerSheets, assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { papers } from '#server/db/tables/papers.ts';
import { STATUS_IDS, type StatusId } from '#shared/assessment/status.ts';
import { addYears, tokyoDate } from '#shared/dates.ts';
import { readFirstSheet, readOverview } from '#tests/support/answering.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { type Caller, caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1]));
});

const company = (id: number) => `/console/companies/${id}`;

const start = (who: Caller, companyId: number) => who.post(`${company(companyId)}/start_assessment`);
const cancel = (who: Caller, companyId: number) => who.post(`${company(companyId)}/cancel_assessment`);
const moveBack = (who: Caller, companyId: number, status: unknown) =>
	who.post(`${company(companyId)}/update_status`, { status });
const setPeriod = (who: Caller, companyId: number, period: unknown) =>
	who.post(`${company(companyId)}/update_assessment_date`, period);

const transitionsOf = ({ deps }: TestApp, progressId: number) =>
	deps.db
		.select({
			event: assessmentTransitions.event,
			from: assessmentTransitions.fromStatus,
			to: assessmentTransitions.toStatus,
			actorId: assessmentTransitions.actorId,
		})
		.from(assessmentTransitions)
		.where(eq(assessmentTransitions.progressId, progressId))
		.orderBy(asc(assessmentTransitions.id));

const auditsOf = ({ deps }: TestApp, progressId: number, action: string) =>
	deps.db
		.select({ actorId: auditEvents.actorId, detail: auditEvents.detail })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.subject, 'assessment_progress'),
				eq(auditEvents.subjectId, progressId),
				eq(auditEvents.action, action),
			),
		)
		.orderBy(auditEvents.id);

describe('starting an assessment', () => {
	it('sets the period from today to a year later', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const owner = await makeCompanyUser(app);
		const companyId = owner.user.companyId ?? 0;
		const answer = await start(admin, companyId);
		expect([answer.status, answer.message, answer.data]).toEqual([200, 'The assessment was started.', null]);
		const { id } = await readOverview(owner);
		const progress = await readProgress(app, id);
		const today = tokyoDate(app.clock.now());
		expect(progress).toMatchObject({ status: 1, startDate: today, endDate: addYears(today, 1), submittedAt: null });
		expect(await transitionsOf(app, id)).toEqual([{ event: 'start', from: null, to: 1, actorId: admin.user.id }]);
		expect(await auditsOf(app, id, 'assessment.start')).toEqual([
			{ actorId: admin.user.id, detail: { from: null, to: 1 } },
		]);
	});

	it('ends on 28 February when started on the 29th', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const owner = await makeCompanyUser(app);
		app.clock.set('2028-02-28T15:00:00Z');
		try {
			const { status } = await start(
				caller(app, await app.deps.sessions.open(admin.user.id)),
				owner.user.companyId ?? 0,
			);
			expect(status).toBe(200);
		} finally {
			app.clock.release();
		}
		const { id } = await readOverview(owner);
		expect(await readProgress(app, id)).toMatchObject({ startDate: '2028-02-29', endDate: '2029-02-28' });
	});

	it.each([1, 2, 3, 6, 10, 12] as const)('is refused while one is in progress (%i)', async (status) => {
		const { admin, companyId } = await assessmentAt(booted.current, status);
		const answer = await start(admin, companyId);
		expect([answer.status, answer.message]).toEqual([409, 'The company already has an assessment in progress.']);
	});

	it('is refused without a published paper, and creates nothing', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const { id } = await makeCompany(app);
		const regular = await app.deps.db
			.update(papers)
			.set({ isPremium: false })
			.where(and(eq(papers.isPremium, true), eq(papers.isPublished, true)))
			.returning({ id: papers.id });
		try {
			const answer = await start(admin, id);
			expect([answer.status, answer.message]).toEqual([409, 'No paper is published. Publish one first.']);
		} finally {
			for (const paper of regular)
				await app.deps.db.update(papers).set({ isPremium: true }).where(eq(papers.id, paper.id));
		}
		expect((await start(admin, id)).status).toBe(200);
	});
});

describe('cancelling', () => {
	it('ends the assessment and keeps its milestones', async () => {
		const app = booted.current;
		const { admin, companyId, progress } = await assessmentAt(app, 7);
		const answer = await cancel(admin, companyId);
		expect([answer.status, answer.message]).toEqual([200, 'The assessment was canceled.']);
		const after = await readProgress(app, progress.id);
		expect(after.status).toBe(14);
		expect(after.completedAt).toEqual(progress.completedAt);
		expect((await transitionsOf(app, progress.id)).at(-1)).toMatchObject({ event: 'cancel', from: 7, to: 14 });
		expect((await cancel(admin, companyId)).status).toBe(409);
		expect((await start(admin, companyId)).status).toBe(200);
	});

	it('is refused without an assessment', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const { id } = await makeCompany(booted.current);
		const refused = [await cancel(admin, id), await moveBack(admin, id, 1), await setPeriod(admin, id, {})];
		expect(refused.map((answer) => answer.status)).toEqual([409, 409, 409]);
		expect(refused[0]?.message).toBe('This company has no assessment yet. Start one first.');
	});
});

const MILESTONES: [StatusId, keyof Progress][] = [
	[3, 'submittedAt'],
	[4, 'gradedAt'],
	[5, 'evaluatedAt'],
	[6, 'proposedAt'],
	[7, 'completedAt'],
	[8, 'reassessmentAt'],
	[9, 'regradedAt'],
	[10, 'reevaluatedAt'],
	[11, 'recompletedAt'],
	[12, 'appliedAt'],
	[13, 'issuedAt'],
];

/** Statuses whose milestone column is set. */
const reached = (progress: Progress): number[] =>
	MILESTONES.filter(([, milestone]) => progress[milestone] !== null).map(([status]) => status);

describe('moving back', () => {
	it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const)(
		'from 12 to %i unsets the milestones above and keeps those below',
		async (to) => {
			const app = booted.current;
			const { admin, companyId, progress } = await assessmentAt(app, 12);
			expect(reached(progress)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
			const answer = await moveBack(admin, companyId, to);
			expect([answer.status, answer.message]).toEqual([200, 'The status was updated.']);
			const after = await readProgress(app, progress.id);
			expect(after.status).toBe(to);
			expect(reached(after)).toEqual(STATUS_IDS.filter((status) => status >= 3 && status <= to));
			for (const [status, milestone] of MILESTONES) {
				if (status <= to) expect(after[milestone]).toEqual(progress[milestone]);
			}
			expect(after.submittedBy).toBe(to < 3 ? null : progress.submittedBy);
			expect((await transitionsOf(app, progress.id)).at(-1)).toEqual({
				event: 'move_back',
				from: 12,
				to,
				actorId: admin.user.id,
			});
		},
	);

	it.each<[StatusId, number[]]>([
		[2, [1]],
		[5, [1, 2, 3, 4]],
		[7, [1, 2, 3, 4]],
		[11, [1, 2, 3, 4, 7, 8, 9, 10]],
		// Without a re-assessment.
		[12, [1, 2, 3, 4, 7]],
	])('offers at %i, without a proposal, %j, and refuses others', async (status, allowed) => {
		const app = booted.current;
		const staged = await assessmentAt(app, status, { withoutProposal: true, withoutReassessment: status === 12 });
		const { admin, companyId, progress } = staged;
		for (const to of STATUS_IDS.filter((id) => !allowed.includes(id))) {
			expect([to, (await moveBack(admin, companyId, to)).status]).toEqual([to, 409]);
		}
		expect((await readProgress(app, progress.id)).status).toBe(status);
		expect((await moveBack(admin, companyId, allowed.at(-1))).status).toBe(200);
	});

	it.each([1, 13] as const)('is refused at %i, also when canceled', async (status) => {
		const staged = await assessmentAt(booted.current, status);
		expect((await moveBack(staged.admin, staged.companyId, 1)).status).toBe(409);
		if (status === 13) return;
		await cancelled(booted.current, staged);
		expect((await moveBack(staged.admin, staged.companyId, 1)).status).toBe(409);
	});

	it.each([0, 15, 1.5, '3', null, undefined])('refuses status %j', async (status) => {
		const { admin, companyId } = await assessmentAt(booted.current, 3);
		const answer = await moveBack(admin, companyId, status);
		expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['status']]);
	});

	it('keeps the answers and allows another submission', async () => {
		const app = booted.current;
		const { owner, admin, companyId, progress } = await assessmentAt(app, 4);
		await moveBack(admin, companyId, 2);
		expect(await readOverview(owner)).toMatchObject({ submitted_at: null, status: { id: 2 } });
		const sheet = await readFirstSheet(owner);
		expect(sheet).toMatchObject({ is_submitted: false, is_answered: true });
		expect(sheet.answer_contents.map((content) => content.answer)).toEqual([1, 1]);
		expect((await owner.post('/app/assessment')).status).toBe(200);
		expect((await readProgress(app, progress.id)).gradedAt).toBeNull();
	});

	it('cancels a requested grading', async () => {
		const app = booted.current;
		const { admin, companyId, progress } = await assessmentAt(app, 3);

		await app.deps.db
			.update(assessmentProgresses)
			.set({ gradingRequestedAt: app.clock.now(), gradingRequestedBy: admin.user.id, gradingError: 'checking.failed' })
			.where(eq(assessmentProgresses.id, progress.id));
		await moveBack(admin, companyId, 2);
		expect(await readProgress(app, progress.id)).toMatchObject({
			gradingRequestedAt: null,
			gradingRequestedBy: null,
			gradingError: null,
		});
	});
});

type Noted = {
	has_draft: boolean;
	updated_at: string | null;
	main_category_results?: { sub_category_results: { id: number; proposal_note: string | null }[] }[];
	result_index?: {
		main_category_results: { sub_category_results: { id: number; evaluation_note: string }[] }[];
		sdg_goal_results: { sdg_target_results: { id: number; evaluation_note: string }[] }[];
	};
};

/** Writes and confirms a report with notes on its first sub-category and its first target. */
const confirmReport = async ({ admin }: Staged, path: string, text: string): Promise<void> => {
	const { data } = await admin.get<Noted>(path);
	const sub = data.result_index?.main_category_results[0]?.sub_category_results[0];
	const target = data.result_index?.sdg_goal_results[0]?.sdg_target_results[0];
	const { status } = await admin.post(path, {
		sub_category_results: [{ id: sub?.id, evaluation_note: text }],
		sdg_target_results: [{ id: target?.id, evaluation_note: text }],
	});
	expect(status).toBe(200);
};

const reportNotes = async ({ admin }: Staged, path: string) => {
	const { status, data } = await admin.get<Noted>(path);
	expect(status).toBe(200);
	return {
		notes: [
			data.result_index?.main_category_results[0]?.sub_category_results[0]?.evaluation_note,
			data.result_index?.sdg_goal_results[0]?.sdg_target_results[0]?.evaluation_note,
		],
		hasDraft: data.has_draft,
		confirmedAt: data.updated_at,
	};
};

describe('moving back below a confirmation', () => {
	const first = ({ progress }: Staged) => `/console/evaluation_reports/${progress.id}`;
	const second = ({ progress }: Staged) => `/console/re_assessments/${progress.id}/evaluation_report`;
	const proposal = ({ progress }: Staged) => `/console/improvement_proposals/${progress.id}`;
	const ownResult = ({ progress }: Staged, isFirst: boolean) =>
		`/app/assessment_results/${progress.id}?is_first_time=${isFirst}`;

	it('turns the report into a draft, hidden from the company', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 4);
		await confirmReport(staged, first(staged), 'well done');
		await advance(app, staged, 7, { withoutProposal: true });
		expect((await staged.owner.get(ownResult(staged, true))).status).toBe(200);
		expect((await reportNotes(staged, first(staged))).hasDraft).toBe(false);

		expect((await moveBack(staged.admin, staged.companyId, 4)).status).toBe(200);
		expect((await staged.owner.get(ownResult(staged, true))).status).toBe(404);
		expect(await readOverview(staged.owner)).toMatchObject({ has_first_evaluation_report: false });
		expect(
			(await staged.admin.get(`/console/assessment_results/${staged.progress.id}?is_first_time=true`)).status,
		).toBe(404);
		expect(await reportNotes(staged, first(staged))).toEqual({
			notes: ['well done', 'well done'],
			hasDraft: true,
			confirmedAt: null,
		});

		await advance(app, staged, 5);
		expect(await reportNotes(staged, first(staged))).toMatchObject({
			notes: ['well done', 'well done'],
			hasDraft: false,
		});
	});

	it('keeps a newer draft over the confirmed text', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 4);
		await confirmReport(staged, first(staged), 'confirmed');
		const { data } = await staged.admin.get<Noted>(first(staged));
		const sub = data.result_index?.main_category_results[0]?.sub_category_results[0];
		await staged.admin.put(`${first(staged)}/save_changes`, {
			sub_category_results: [{ id: sub?.id, evaluation_note: 'newer' }],
			sdg_target_results: [],
		});
		await moveBack(staged.admin, staged.companyId, 3);
		await advance(app, staged, 4);
		expect((await reportNotes(staged, first(staged))).notes).toEqual(['newer', 'confirmed']);
	});

	it('turns the proposal into a draft, which still exists', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 5);
		const { data } = await staged.admin.get<Noted>(proposal(staged));
		const row = data.main_category_results?.[0]?.sub_category_results[0];
		await staged.admin.post(proposal(staged), { sub_category_results: [{ id: row?.id, proposal_note: 'write it' }] });
		await advance(app, staged, 7);
		expect((await staged.owner.get(`/app/improvement_proposals/${staged.progress.id}`)).status).toBe(200);

		expect((await moveBack(staged.admin, staged.companyId, 5)).status).toBe(200);
		expect((await staged.owner.get(`/app/improvement_proposals/${staged.progress.id}`)).status).toBe(404);
		const draft = await staged.admin.get<Noted>(proposal(staged));
		expect(draft.data).toMatchObject({ has_draft: true, updated_at: null, has_improvement_proposal: true });
		expect(draft.data.main_category_results?.[0]?.sub_category_results[0]?.proposal_note).toBe('write it');
		const finalise = await staged.admin.post(`/console/assessment_progresses/${staged.progress.id}/confirm`);
		expect(finalise.status).toBe(409);

		await advance(app, staged, 6);
		const shown = await staged.owner.get<Noted>(`/app/improvement_proposals/${staged.progress.id}`);
		expect(shown.data.main_category_results?.[0]?.sub_category_results[0]?.proposal_note).toBe('write it');
	});

	it('turns the second report into a draft, while the first stays confirmed', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 9);
		await confirmReport(staged, second(staged), 'better');
		await advance(app, staged, 11);
		expect((await staged.owner.get(ownResult(staged, false))).status).toBe(200);

		expect((await moveBack(staged.admin, staged.companyId, 9)).status).toBe(200);
		expect((await staged.owner.get(ownResult(staged, false))).status).toBe(404);
		expect((await staged.owner.get(ownResult(staged, true))).status).toBe(200);
		expect(await readOverview(staged.owner)).toMatchObject({
			has_first_evaluation_report: true,
			has_second_evaluation_report: false,
		});
		expect(await reportNotes(staged, second(staged))).toEqual({
			notes: ['better', 'better'],
			hasDraft: true,
			confirmedAt: null,
		});
		expect((await reportNotes(staged, first(staged))).confirmedAt).not.toBeNull();
	});

	it('removes the score from the lists too', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		type Row = { id: number; score: number | null };
		const scores = async () => [
			(await staged.owner.get<Row[]>('/app/assessment_history')).data[0]?.score,
			(await staged.admin.get<Row[]>('/console/assessment_progresses')).data.find(
				(row) => row.id === staged.progress.id,
			)?.score,
		];
		expect(await scores()).toEqual([200, 200]);
		await moveBack(staged.admin, staged.companyId, 4);
		expect(await scores()).toEqual([null, 200]);
		await moveBack(staged.admin, staged.companyId, 3);
		expect(await scores()).toEqual([null, null]);
	});

	it('keeps the second sheet until the next application for a re-assessment', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 10);
		const currentSheets = () =>
			app.deps.db
				.select({ id: answerSheets.id, round: answerSheets.round })
				.from(answerSheets)
				.where(and(eq(answerSheets.progressId, staged.progress.id), isNull(answerSheets.archivedAt)))
				.orderBy(asc(answerSheets.round));
		const before = await currentSheets();
		expect(before.map((sheet) => sheet.round)).toEqual([1, 2]);
		await moveBack(staged.admin, staged.companyId, 7);
		expect(await currentSheets()).toEqual(before);
		await advance(app, staged, 8);
		const after = await currentSheets();
		expect(after.map((sheet) => sheet.round)).toEqual([1, 2]);
		expect(after[0]).toEqual(before[0]);
		expect(after[1]?.id).not.toBe(before[1]?.id);
	});
});

describe('the period', () => {
	it('can be changed and cleared, and keeps omitted dates', async () => {
		const app = booted.current;
		const { admin, companyId, progress } = await startedAssessment(app);
		const answer = await setPeriod(admin, companyId, { start_date: '2026-04-01', end_date: '2027-03-31' });
		expect([answer.status, answer.message]).toEqual([200, 'The assessment period was updated.']);
		expect(await readProgress(app, progress.id)).toMatchObject({ startDate: '2026-04-01', endDate: '2027-03-31' });
		await setPeriod(admin, companyId, { end_date: '' });
		expect(await readProgress(app, progress.id)).toMatchObject({ startDate: '2026-04-01', endDate: null });
		await setPeriod(admin, companyId, { start_date: null, end_date: '2028-02-29' });
		expect(await readProgress(app, progress.id)).toMatchObject({ startDate: null, endDate: '2028-02-29' });
		const changes = await app.deps.db
			.select({ changes: auditEvents.changes })
			.from(auditEvents)
			.where(and(eq(auditEvents.subjectId, progress.id), eq(auditEvents.action, 'assessment.dates_updated')))
			.orderBy(auditEvents.id);
		expect(changes.map((row) => row.changes.map(({ field, from, to }) => [field, from, to]))).toEqual([
			[
				['start_date', expect.any(String), '2026-04-01'],
				['end_date', expect.any(String), '2027-03-31'],
			],
			[['end_date', '2027-03-31', null]],
			[
				['start_date', '2026-04-01', null],
				['end_date', null, '2028-02-29'],
			],
		]);
		expect(await transitionsOf(app, progress.id)).toHaveLength(1);
	});

	it('cannot end before it starts', async () => {
		const app = booted.current;
		const { admin, companyId, progress } = await startedAssessment(app);
		const answer = await setPeriod(admin, companyId, { start_date: '2027-04-02', end_date: '2027-04-01' });
		expect([answer.status, answer.errors]).toEqual([
			422,
			{ start_date: ['The start date must not be after the end date.'] },
		]);
		const stored = await setPeriod(admin, companyId, { start_date: addYears(progress.endDate ?? '', 1) });
		expect(stored.status).toBe(422);
		expect((await setPeriod(admin, companyId, { start_date: '2027-04-01', end_date: '2027-04-01' })).status).toBe(200);
	});

	it.each(['2026-02-29', '2026-4-1', '2026/04/01', 20260401])('refuses the date %j', async (end_date) => {
		const { admin, companyId } = await startedAssessment(booted.current);
		const answer = await setPeriod(admin, companyId, { end_date });
		expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['end_date']]);
	});

	it('is read-only once the certificate is issued or the assessment is canceled', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 12);
		const period = { end_date: '2099-12-31' };
		expect((await setPeriod(staged.admin, staged.companyId, period)).status).toBe(200);
		await advance(app, staged, 13);
		expect((await setPeriod(staged.admin, staged.companyId, period)).status).toBe(409);
		const stopped = await cancelled(app, await startedAssessment(app));
		expect((await setPeriod(stopped.admin, stopped.companyId, period)).status).toBe(409);
	});
});

describe('access', () => {
	it('admits the staff of the company; others get 404', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const { companyId, admin, owner } = staged;
		const stranger = await makeAssessor(app);
		const unknown = await admin.post(`${company(999_999_999)}/start_assessment`);
		expect(unknown.status).toBe(404);
		for (const answer of [
			await start(stranger, companyId),
			await cancel(stranger, companyId),
			await moveBack(stranger, companyId, 2),
			await setPeriod(stranger, companyId, {}),
		]) {
			expect([answer.status, answer.text]).toEqual([404, unknown.text]);
		}
		expect((await cancel(owner, companyId)).status).toBe(401);
		expect((await cancel(caller(app, null), companyId)).status).toBe(401);
		expect((await readProgress(app, staged.progress.id)).status).toBe(3);

		const assessor = await makeAssessor(app, [companyId]);
		expect((await moveBack(assessor, companyId, 2)).status).toBe(200);
		expect((await setPeriod(assessor, companyId, { end_date: null })).status).toBe(200);
		expect((await cancel(assessor, companyId)).status).toBe(200);
		expect((await start(assessor, companyId)).status).toBe(200);
	});
});
