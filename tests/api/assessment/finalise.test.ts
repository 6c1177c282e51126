import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { assessmentAt, cancelled } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

const FIRST = (id: number) => `/console/assessment_progresses/${id}/confirm`;
const SECOND = (id: number) => `/console/re_assessments/${id}/confirm`;

type Skeleton = { main_category_results: { sub_category_results: { id: number }[] }[] };

const saveProposalDraft = async ({ admin, progress }: Staged, text: string): Promise<void> => {
	const url = `/console/improvement_proposals/${progress.id}`;
	const { data } = await admin.get<Skeleton>(url);
	const id = data.main_category_results[0]?.sub_category_results[0]?.id;
	const saved = await admin.put(`${url}/save_changes`, { sub_category_results: [{ id, proposal_note: text }] });
	expect(saved.status).toBe(200);
};

const transitionsTo = ({ progress }: Staged, status: 7 | 11) =>
	booted.current.deps.db
		.select()
		.from(assessmentTransitions)
		.where(and(eq(assessmentTransitions.progressId, progress.id), eq(assessmentTransitions.toStatus, status)));

describe('finalising', () => {
	it.each([1, 2, 3, 4, 7, 8, 9, 11, 12, 13] as const)('is refused at %i', async (status) => {
		const staged = await assessmentAt(booted.current, status);
		for (const path of [FIRST, SECOND]) expect((await staged.admin.post(path(staged.progress.id))).status).toBe(409);
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(status);
	});

	it.each([5, 6] as const)('refuses to finalize a re-assessment at %i', async (status) => {
		const staged = await assessmentAt(booted.current, status);
		expect((await staged.admin.post(SECOND(staged.progress.id))).status).toBe(409);
	});

	it('finalizes at 6 and records the transition', async () => {
		const staged = await assessmentAt(booted.current, 6);
		const answer = await staged.admin.post(FIRST(staged.progress.id));
		expect([answer.status, answer.message, answer.data]).toEqual([200, 'The assessment was finalized.', null]);
		const progress = await readProgress(booted.current, staged.progress.id);
		expect(progress.status).toBe(7);
		expect(progress.completedAt).not.toBeNull();
		expect(await transitionsTo(staged, 7)).toMatchObject([
			{ event: 'finalise', fromStatus: 6, actorId: staged.admin.user.id },
		]);
		const audited = await booted.current.deps.db
			.select()
			.from(auditEvents)
			.where(and(eq(auditEvents.action, 'assessment.finalise'), eq(auditEvents.subjectId, staged.progress.id)))
			.orderBy(auditEvents.id);
		expect(audited).toMatchObject([{ actorId: staged.admin.user.id, detail: { from: 6, to: 7 } }]);
	});

	it('is refused at 5 while a proposal has an unsubmitted draft', async () => {
		const staged = await assessmentAt(booted.current, 5);
		await saveProposalDraft(staged, 'Keep records of every interview');
		const refused = await staged.admin.post(FIRST(staged.progress.id));
		expect([refused.status, refused.message]).toEqual([
			409,
			'The assessment cannot be finalized: its improvement proposal was not submitted. Submit the proposal first.',
		]);
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(5);
		await saveProposalDraft(staged, '');
		expect((await staged.admin.post(FIRST(staged.progress.id))).status).toBe(200);
	});

	it('finalizes a re-assessment at 10', async () => {
		const staged = await assessmentAt(booted.current, 10);
		expect((await staged.admin.post(FIRST(staged.progress.id))).status).toBe(409);
		const answer = await staged.admin.post(SECOND(staged.progress.id));
		expect([answer.status, answer.message]).toEqual([200, 'The re-assessment was finalized.']);
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(11);
	});

	it.each([
		{ from: 6, to: 7, path: FIRST },
		{ from: 10, to: 11, path: SECOND },
	] as const)('finalizes once of twenty at once from $from', async ({ from, to, path }) => {
		const staged = await assessmentAt(booted.current, from);
		const answers = await Promise.all(Array.from({ length: 20 }, () => staged.admin.post(path(staged.progress.id))));
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
		expect(await transitionsTo(staged, to)).toHaveLength(1);
	});

	it('admits only console admins', async () => {
		const staged = await assessmentAt(booted.current, 6);
		const assessor = await makeAssessor(booted.current, [staged.companyId]);
		for (const path of [FIRST(staged.progress.id), SECOND(staged.progress.id)]) {
			expect((await assessor.post(path)).status).toBe(403);
			expect((await staged.owner.post(path)).status).toBe(401);
		}
		expect((await staged.admin.post(FIRST(999_999))).status).toBe(404);
		expect((await staged.admin.post(SECOND(999_999))).status).toBe(404);
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(6);
	});

	it('is refused for older assessments of a company', async () => {
		const app = booted.current;
		const old = await cancelled(app, await assessmentAt(app, 6));
		await startedAssessment(app, { companyId: old.companyId, admin: old.admin });
		const refused = await old.admin.post(FIRST(old.progress.id));
		expect([refused.status, refused.message]).toEqual([
			409,
			"This is not the company's current assessment, so it cannot be changed.",
		]);
	});
});
