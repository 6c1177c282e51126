import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import type { CheckedSheet } from '#shared/checking/schemas.ts';
import type { EditedProposal } from '#shared/proposals/schemas.ts';
import type { TimelineEntry } from '#shared/timeline/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { assessmentAt, gradeRound } from '#tests/support/journey.ts';

/** That there will be no improvement proposal: said, told to both sides, and taken back. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

const pathOf = ({ progress }: Staged) => `/console/improvement_proposals/${progress.id}`;

const waive = (staged: Staged, body: object = { is_waived: true }, who = staged.admin) =>
	who.put(`${pathOf(staged)}/waiver`, body);

const proposalOf = async (staged: Staged) => (await staged.admin.get<EditedProposal>(pathOf(staged))).data;

const writeNote = async (staged: Staged, text: string) => {
	const { main_category_results: categories } = await proposalOf(staged);
	const id = categories[0]?.sub_category_results[0]?.id;
	return staged.admin.put(`${pathOf(staged)}/save_changes`, {
		sub_category_results: [{ id, proposal_note: text }],
	});
};

/** What each side is told of it. */
const told = async ({ admin, owner, progress }: Staged) => {
	const { data: sheet } = await admin.get<CheckedSheet>(`/console/pending_assessments/${progress.id}`);
	const { data: overview } = await owner.get<AssessmentOverview>('/app/assessment');
	return [overview.waiting_on, sheet.is_proposal_waived, sheet.has_improvement_proposal];
};

const timelineOf = async ({ admin, progress }: Staged) =>
	(await admin.get<TimelineEntry[]>(`/console/assessment_progresses/${progress.id}/timeline`)).data;

describe('no improvement proposal', () => {
	it('is said once, with its reason, and told to both sides', async () => {
		const staged = await assessmentAt(booted.current, 5);
		expect(await told(staged)).toEqual(['assessor', false, false]);
		expect((await proposalOf(staged)).waiver).toBeNull();
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => waive(staged, { is_waived: true, reason: ' 改善点がない ' })),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
		expect(answers[0]?.message).toBe('Recorded that there will be no improvement proposal.');
		expect(await told(staged)).toEqual(['admin', true, false]);
		expect((await proposalOf(staged)).waiver).toEqual({
			by: staged.admin.user.name,
			at: expect.stringMatching(/Z$/),
			reason: '改善点がない',
		});
		const [said, reported] = await timelineOf(staged);
		expect(said).toMatchObject({
			kind: 'proposal_waived',
			reason: '改善点がない',
			actor: { id: staged.admin.user.id },
		});
		expect(reported).toMatchObject({ kind: 'transition', event: 'report' });
		const events = await booted.current.deps.db
			.select({ action: auditEvents.action, detail: auditEvents.detail })
			.from(auditEvents)
			.where(and(like(auditEvents.action, 'proposal.%'), eq(auditEvents.subjectId, staged.progress.id)));
		expect(events).toEqual([{ action: 'proposal.waived', detail: { reason: '改善点がない' } }]);
		const file = await downloadFile(
			booted.current,
			staged.admin.token,
			'/console/assessment_progresses/download',
			'ja',
		);
		const row = (await openWorkbook(file.content)).getWorksheet('評価一覧')?.getRow(2);
		expect(row?.values).toContain('改善提案なし');
		expect(JSON.stringify(await staged.owner.get('/app/assessment'))).not.toContain('改善点がない');
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(5);
	});

	it('is taken back explicitly, by writing a proposal, and by a move back', async () => {
		const staged = await assessmentAt(booted.current, 5);
		await waive(staged);
		expect((await waive(staged, { is_waived: false })).message).toBe('You can write an improvement proposal again.');
		expect(await told(staged)).toEqual(['assessor', false, false]);
		await waive(staged);
		await writeNote(staged, '');
		expect(await told(staged)).toEqual(['admin', true, false]);
		await writeNote(staged, '手順書を作る。');
		expect(await told(staged)).toEqual(['assessor', false, true]);
		expect((await waive(staged)).status).toBe(409);
		await writeNote(staged, '');
		expect(await told(staged)).toEqual(['assessor', false, false]);
		await waive(staged);
		await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 3 });
		await gradeRound(booted.current, staged, 1);
		await staged.admin.post(`/console/evaluation_reports/${staged.progress.id}`, {});
		expect(await told(staged)).toEqual(['assessor', false, false]);
		const kinds = (await timelineOf(staged)).map(({ kind }) => kind).filter((kind) => kind !== 'transition');
		expect(kinds.toSorted()).toEqual([...Array(3).fill('proposal_resumed'), ...Array(3).fill('proposal_waived')]);
	});

	it('ends with a submitted proposal, also an empty one', async () => {
		const staged = await assessmentAt(booted.current, 5);
		await waive(staged);
		expect((await staged.admin.post(pathOf(staged), {})).status).toBe(200);
		expect(await told(staged)).toEqual(['admin', false, true]);
	});

	it('is refused at any other status and to other assessors, and finalizing needs it no more than before', async () => {
		for (const status of [4, 6, 7] as const) {
			expect((await waive(await assessmentAt(booted.current, status))).status).toBe(409);
		}
		const staged = await assessmentAt(booted.current, 5);
		expect((await waive(staged, { is_waived: true }, await makeAssessor(booted.current))).status).toBe(404);
		expect((await waive(staged, {})).status).toBe(422);
		for (const isSaid of [true, false]) {
			const one = await assessmentAt(booted.current, 5);
			if (isSaid) await waive(one);
			expect((await one.admin.post(`/console/assessment_progresses/${one.progress.id}/confirm`)).status).toBe(200);
			expect((await one.owner.get<AssessmentOverview>('/app/assessment')).data).toMatchObject({
				has_first_evaluation_report: true,
				has_improvement_proposal: false,
			});
		}
	});
});
