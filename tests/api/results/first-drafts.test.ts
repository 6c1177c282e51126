import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerEvaluations } from '#server/db/tables/assessment.ts';
import type { ApprovalSheet } from '#shared/finalising/schemas.ts';
import type { EditedProposal } from '#shared/proposals/schemas.ts';
import type { EvaluationReport, FirstDrafts } from '#shared/reports/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { answerQuestions, rateItems } from '#tests/support/assessment/rated-sheets.ts';
import { type Staged, startedAssessment } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { publishGuidedPaper } from '#tests/support/guided-paper.ts';
import { advance, assessmentAt, gradeAsRated } from '#tests/support/journey.ts';

/** First drafts by rule: what they say, and how long a note counts as one (contract, third part, section 3). */

const booted = withApp();

beforeAll(async () => {
	await publishGuidedPaper(booted.current);
});

const MEMO = '評価メモ：面談で確認済み';

/** The first question half met with a memo, the second not met; the second sub-category met, the third not applicable. */
const graded = async (): Promise<Staged> => {
	const app = booted.current;
	const staged = await advance(app, await startedAssessment(app), 3);
	await answerQuestions(app, staged.progress.id, 1, [1, 1, 1, 1, 3, 3]);
	await rateItems(app, staged.progress.id, 1, [3, 2, 1, 0, 3, 3, 3, 3, 3, 3, 3, 3]);
	await app.deps.db.update(answerEvaluations).set({ comment: MEMO });
	await gradeAsRated(app, staged, 1);
	return staged;
};

const REPORT = ({ progress }: Staged): string => `/console/evaluation_reports/${progress.id}`;
const PROPOSAL = ({ progress }: Staged): string => `/console/improvement_proposals/${progress.id}`;

type Draft = FirstDrafts['sub_category_results'][number];

const draftsIn = async (staged: Staged, locale: 'ja' | 'en' = 'ja', path = REPORT(staged)): Promise<Draft[]> => {
	const answer = await caller(booted.current, staged.admin.token, locale).get<FirstDrafts>(`${path}/first_drafts`);
	expect(answer.status).toBe(200);
	return answer.data.sub_category_results;
};

const firstDraft = async (staged: Staged, locale: 'ja' | 'en' = 'ja'): Promise<Draft> => {
	const [draft] = await draftsIn(staged, locale);
	if (!draft) throw new Error('there is no draft');
	return draft;
};

const noted = (id: number, note: string) => ({ sub_category_results: [{ id, evaluation_note: note }] });
const proposed = (id: number, note: string | null) => ({ sub_category_results: [{ id, proposal_note: note }] });

const save = async ({ admin }: Staged, path: string, body: object): Promise<void> => {
	expect((await admin.put(`${path}/save_changes`, body)).status).toBe(200);
};

const isMarked = async (staged: Staged): Promise<boolean | undefined> => {
	const { data } = await staged.admin.get<EvaluationReport>(REPORT(staged));
	return data.result_index.main_category_results[0]?.sub_category_results[0]?.is_unedited_draft;
};

const isProposalMarked = async (staged: Staged, query = ''): Promise<boolean | undefined> => {
	const { data } = await staged.admin.get<EditedProposal>(PROPOSAL(staged) + query);
	return data.main_category_results[0]?.sub_category_results[0]?.is_unedited_draft;
};

const markedAtApproval = async ({ progress, admin }: Staged): Promise<[boolean, boolean][]> => {
	const { data } = await admin.get<ApprovalSheet>(`/console/assessment_progresses/${progress.id}/approval`);
	return data.notes.map((note) => [note.evaluation_is_unedited, note.proposal_is_unedited]);
};

describe('first drafts', () => {
	it('are made of ratings and anchors in the reader’s language, and never of memos', async () => {
		const staged = await graded();
		const [first, second, third] = await draftsIn(staged);
		expect(first?.evaluation_note).toBe(
			`確認項目3件のうち、満たしているものは1件、一部にとどまるものは1件、満たしていないものは1件です。

【満たしている点】
・すべて。

【一部にとどまる点】
・「確認1-1-1-2」は、一部にとどまっています（この評価の目安：「一部」）。

【満たしていない点】
・「確認1-1-2-1」は、確認できていません。

【次に取り組むこと】
・「確認1-1-2-1」を満たすようにしてください。
・「すべて」を満たすようにしてください。

【採点の対象外】
・「確認1-1-2-2」は、採点の対象外としました。`,
		);
		expect(first?.proposal_note).toBe(
			'次に取り組むことを、優先するものから挙げます。\n1．「確認1-1-2-1」を満たすようにしてください。\n　現状：「確認1-1-2-1」は、確認できていません。\n2．「すべて」を満たすようにしてください。\n　現状：「確認1-1-1-2」は、一部にとどまっています（この評価の目安：「一部」）。',
		);
		expect(second?.evaluation_note).toContain('確認項目4件を、すべて満たしています。');
		expect(third?.evaluation_note).toBe(
			'この小項目は、すべてが採点の対象外です。\n\n【採点の対象外】\n・「設問2-1-1」は、該当しないと回答されました。\n・「設問2-1-2」は、該当しないと回答されました。',
		);
		expect((await firstDraft(staged, 'en')).evaluation_note).toContain('[Met]\n- All\n');
		expect(JSON.stringify([await draftsIn(staged), await draftsIn(staged, 'en')])).not.toContain(MEMO);
	});

	it('have no proposal in a re-assessment, and there are none before grading', async () => {
		const staged = await assessmentAt(booted.current, 8);
		const path = `/console/re_assessments/${staged.progress.id}/evaluation_report`;
		expect((await staged.admin.get(`${path}/first_drafts`)).status).toBe(404);
		const drafts = await draftsIn(await advance(booted.current, staged, 9), 'ja', path);
		expect(drafts.map(({ proposal_note }) => proposal_note)).toEqual([null, null, null]);
		expect(drafts.every(({ evaluation_note: note }) => note !== '')).toBe(true);
	});
});

describe('a note that is saved as it was drafted', () => {
	it('is marked until its first edit, in whatever language it was drafted and however its lines are broken', async () => {
		const staged = await graded();
		const { id, evaluation_note: ja } = await firstDraft(staged);
		const { evaluation_note: en } = await firstDraft(staged, 'en');
		expect(await isMarked(staged)).toBe(false);
		for (const [note, marked] of [
			[ja, true],
			[`${ja}追記`, false],
			[en, true],
			['', false],
			[`${ja.replaceAll('\n', '\n\n')} `, true],
			[`${(await firstDraft(staged)).proposal_note}`, false],
		] as const) {
			await save(staged, REPORT(staged), noted(id, note));
			expect([note, await isMarked(staged)]).toEqual([note, marked]);
		}
	});

	it('is marked on the approval sheet as confirmed, report and proposal each, until the edit is confirmed', async () => {
		const staged = await graded();
		const { id, evaluation_note: note, proposal_note: proposal } = await firstDraft(staged);
		expect((await staged.admin.post(REPORT(staged), noted(id, note))).status).toBe(200);
		await save(staged, PROPOSAL(staged), proposed(id, proposal));
		expect([await isMarked(staged), await isProposalMarked(staged)]).toEqual([true, true]);
		expect([await isProposalMarked(staged, '?confirmed=true'), await markedAtApproval(staged)]).toEqual([
			false,
			[[true, false]],
		]);
		expect((await staged.admin.post(PROPOSAL(staged), {})).status).toBe(200);
		expect(await markedAtApproval(staged)).toEqual([[true, true]]);
		await save(staged, REPORT(staged), noted(id, '書き直した'));
		await save(staged, PROPOSAL(staged), proposed(id, '書き直した'));
		expect([await isMarked(staged), await isProposalMarked(staged)]).toEqual([false, false]);
		expect(await markedAtApproval(staged)).toEqual([[true, true]]);
		// Typing the confirmed draft again takes the edit back.
		await save(staged, REPORT(staged), noted(id, note));
		expect(await isMarked(staged)).toBe(true);
		expect((await staged.admin.post(REPORT(staged), noted(id, '書き直した'))).status).toBe(200);
		expect((await staged.admin.post(PROPOSAL(staged), {})).status).toBe(200);
		expect(await markedAtApproval(staged)).toEqual([[false, false]]);
	});

	it('keeps its mark over a move back and another rating, since nobody edited it', async () => {
		const app = booted.current;
		const staged = await graded();
		const { id, evaluation_note: note } = await firstDraft(staged);
		expect((await staged.admin.post(REPORT(staged), noted(id, note))).status).toBe(200);
		const back = await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, {
			status: 3,
		});
		expect(back.status).toBe(200);
		await rateItems(app, staged.progress.id, 1, [3]);
		await gradeAsRated(app, staged, 1);
		expect([(await firstDraft(staged)).evaluation_note === note, await isMarked(staged)]).toEqual([false, true]);
		await save(staged, REPORT(staged), noted(id, note));
		expect(await isMarked(staged)).toBe(true);
		const [row] = (
			await app.deps.db.execute<{ marks: number }>(sql`select count(*)::int as marks from result_sub_categories
				where evaluation_note_unedited and id = ${id}`)
		).rows;
		expect(row).toEqual({ marks: 0 });
	});
});
