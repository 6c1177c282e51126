import { beforeAll, expect, it } from 'vitest';
import type { FormerNotes } from '#shared/reports/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

/** What was last written about the same, for those who write a report. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 8]));
});

const FIRST = ({ progress }: Staged): string => `/console/evaluation_reports/${progress.id}`;
const SECOND = ({ progress }: Staged): string => `/console/re_assessments/${progress.id}/evaluation_report`;
const PROPOSAL = ({ progress }: Staged): string => `/console/improvement_proposals/${progress.id}`;

type Rows = { id: number }[];
type Report = {
	result_index: {
		main_category_results: { sub_category_results: Rows }[];
		sdg_goal_results: { sdg_target_results: Rows }[];
	};
};

const idsIn = async ({ admin }: Staged, path: string) => {
	const { result_index: index } = (await admin.get<Report>(path)).data;
	return {
		subs: index.main_category_results.flatMap((main) => main.sub_category_results.map(({ id }) => id)),
		targets: index.sdg_goal_results.flatMap((goal) => goal.sdg_target_results.map(({ id }) => id)),
	};
};

const write = async (staged: Staged, path: string, text: string): Promise<void> => {
	const { subs, targets } = await idsIn(staged, path);
	const noted = (ids: number[]) => ids.map((id, at) => ({ id, evaluation_note: `${text}${at + 1}` }));
	const body = { sub_category_results: noted(subs), sdg_target_results: noted(targets) };
	expect((await staged.admin.post(path, body)).status).toBe(200);
};

const propose = async (staged: Staged, text: string): Promise<void> => {
	const { subs } = await idsIn(staged, FIRST(staged));
	const notes = subs.map((id, at) => ({ id, proposal_note: at === 0 ? `${text}${at + 1}` : null }));
	expect((await staged.admin.post(PROPOSAL(staged), { sub_category_results: notes })).status).toBe(200);
};

const former = async ({ admin }: Staged, path: string): Promise<FormerNotes> => {
	const answer = await admin.get<FormerNotes>(`${path}/former_notes`);
	expect(answer.status).toBe(200);
	return answer.data;
};

it('in a re-assessment it is what the first round confirmed, with the proposal', async () => {
	const app = booted.current;
	const staged = await assessmentAt(app, 4);
	expect(await former(staged, FIRST(staged))).toEqual({ sub_category_results: [], sdg_target_results: [] });
	await write(staged, FIRST(staged), '初回');
	await propose(staged, '提案');
	expect((await staged.admin.get(`${SECOND(staged)}/former_notes`)).status).toBe(404);
	await advance(app, staged, 9);
	const { subs, targets } = await idsIn(staged, SECOND(staged));
	expect(await former(staged, SECOND(staged))).toEqual({
		sub_category_results: subs.map((id, at) => ({
			id,
			round: 1,
			score: 100,
			evaluation_note: `初回${at + 1}`,
			proposal_note: at === 0 ? '提案1' : null,
			confirmed_at: expect.any(String),
		})),
		sdg_target_results: targets.map((id, at) => ({
			id,
			score: 100,
			evaluation_note: `初回${at + 1}`,
			confirmed_at: expect.any(String),
		})),
	});
	// A draft that nobody confirmed is not what readers were told.
	const [target] = targets;
	const body = { sdg_target_results: [{ id: target, evaluation_note: '再評価' }] };
	expect((await staged.admin.put(`${SECOND(staged)}/save_changes`, body)).status).toBe(200);
	expect((await former(staged, SECOND(staged))).sdg_target_results[0]?.evaluation_note).toBe('初回1');
});

it('else it is that of the last finished assessment, by key, its re-assessment before its first round', async () => {
	const app = booted.current;
	const admin = await makeConsoleAdmin(app);
	const company = await makeCompany(app);
	const [first] = smallPaper([1, 8]);
	if (!first) throw new Error('the small paper has categories');
	const key = '0a7f9a52-5f0c-4a52-8f6e-2f6f0e3f9a11';
	const [sub, ...others] = first.sub_categories;
	if (!sub) throw new Error('the small paper has sub-categories');
	await publishPaper(app, [{ ...first, sub_categories: [{ ...sub, key }, ...others] }]);
	const at = (status: 4 | 9) => assessmentAt(app, status, { admin, companyId: company.id });

	const finished = await at(4);
	await write(finished, FIRST(finished), '去年');
	await propose(finished, '去年の提案');
	await advance(app, finished, 9);
	await write(finished, SECOND(finished), '再評価');
	await advance(app, finished, 11);
	const broken = await at(4);
	await write(broken, FIRST(broken), '中止');
	await cancelled(app, broken);

	await publishPaper(app, [{ ...first, sub_categories: [...others, { ...sub, content: '改めた小項目', key }] }]);
	const now = await at(4);
	const { subs, targets } = await idsIn(now, FIRST(now));
	const notes = await former(now, FIRST(now));
	expect(notes.sub_category_results).toEqual([
		{
			id: subs.at(-1),
			round: 2,
			score: 100,
			evaluation_note: '再評価1',
			proposal_note: '去年の提案1',
			confirmed_at: expect.any(String),
		},
	]);
	expect(notes.sdg_target_results.map(({ id, evaluation_note }) => [id, evaluation_note])).toEqual(
		targets.map((id, index) => [id, `再評価${index + 1}`]),
	);

	const unassigned = await makeAssessor(app);
	expect((await unassigned.get(`${FIRST(now)}/former_notes`)).status).toBe(404);
	const assigned = await makeAssessor(app, [company.id]);
	expect((await assigned.get(`${FIRST(now)}/former_notes`)).status).toBe(200);
});
