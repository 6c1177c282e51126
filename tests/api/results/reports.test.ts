import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import type { Answer } from '#tests/support/client.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { advance, assessmentAt, gradeRound } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 8]));
});

type Note = { id: number; score: number | null; evaluation_note: string; confirmed_note: string | null };
type Report = {
	id: number;
	status: { id: number; name: string };
	company: { company_name: string; start_date: string };
	company_document_files: unknown[];
	submitted_by: { id: number; name: string };
	submitted_at: string;
	answer_categories: {
		id: number;
		content: string;
		is_checked: boolean;
		answer_sub_categories: { question_count: number }[];
	}[];
	result_index: {
		score: number;
		max_score: number;
		sdg_score: number;
		main_category_results: { id: number; content: string; score: number; sub_category_results: Note[] }[];
		sdg_goal_results: {
			sdg_goal_id: number;
			name: string;
			score: number;
			sdg_target_results: (Note & {
				target_number: string;
				description: string;
				answer_contents: { id: number; content: string; answer: number; extension_note: string }[];
			})[];
		}[];
	};
	updated_at: string | null;
	version: number;
	saved_at: string | null;
	saved_by: string | null;
	has_draft: boolean;
};

/** The paths and statuses of both rounds. */
const ROUNDS = [
	{ round: 1, graded: 4, confirmed: 5, flag: true, path: (id: number) => `/console/evaluation_reports/${id}` },
	{
		round: 2,
		graded: 9,
		confirmed: 10,
		flag: false,
		path: (id: number) => `/console/re_assessments/${id}/evaluation_report`,
	},
] as const;

const firstNote = (report: Report): Note => {
	const note = report.result_index.main_category_results[0]?.sub_category_results[0];
	if (!note) throw new Error('the report has no sub-category');
	return note;
};

const firstTarget = (report: Report): Note => {
	const note = report.result_index.sdg_goal_results[0]?.sdg_target_results[0];
	if (!note) throw new Error('the report has no target');
	return note;
};

const read = async ({ admin }: Staged, path: string): Promise<Report> => {
	const { status, data, text } = await admin.get<Report>(path);
	if (status !== 200) throw new Error(text);
	return data;
};

const notes = (report: Report, text: string) => ({
	sub_category_results: [{ id: firstNote(report).id, evaluation_note: text }],
	sdg_target_results: [{ id: firstTarget(report).id, evaluation_note: `${text} (target)` }],
});

describe.each(ROUNDS)('the evaluation report of round $round', ({ graded, confirmed, flag, path }) => {
	const published = (staged: Staged): Promise<Answer<{ result: Report['result_index']; updated_at: string }>> =>
		staged.admin.get(`/console/assessment_results/${staged.progress.id}?is_first_time=${flag}`);

	it('answers 404 before grading, and cannot be saved', async () => {
		const staged = await assessmentAt(booted.current, graded === 4 ? 3 : 8);
		const url = path(staged.progress.id);
		expect((await staged.admin.get(url)).status).toBe(404);
		expect((await staged.admin.post(url, {})).status).toBe(409);
		expect((await staged.admin.put(`${url}/save_changes`, {})).status).toBe(409);
	});

	it('shows scores, linked answers and empty notes', async () => {
		const staged = await assessmentAt(booted.current, graded);
		const report = await read(staged, path(staged.progress.id));
		expect(report).toMatchObject({
			id: staged.progress.id,
			status: { id: graded },
			submitted_by: { id: staged.owner.user.id, name: staged.owner.user.name },
			company_document_files: [],
			updated_at: null,
			version: 0,
			saved_at: null,
			saved_by: null,
			has_draft: false,
			result_index: { score: 200, max_score: 200, sdg_score: 100 },
		});
		expect(
			report.answer_categories.map((category) => [
				category.content,
				category.is_checked,
				category.answer_sub_categories.map((sub) => sub.question_count),
			]),
		).toEqual([
			['Category 1', true, [2, 2]],
			['Category 2', true, [2]],
		]);
		expect(report.company.start_date).toBe(staged.progress.startDate);
		const { main_category_results: mains, sdg_goal_results: goals } = report.result_index;
		expect(mains.map((main) => [main.content, main.score])).toEqual([
			['Category 1', 100],
			['Category 2', 100],
		]);
		expect(mains.map((main) => main.sub_category_results.map((sub) => sub.evaluation_note))).toEqual([['', ''], ['']]);
		expect(goals.map((goal) => [goal.sdg_goal_id, goal.score])).toEqual([
			[1, 100],
			[2, 100],
		]);
		expect(goals[0]?.name).toBe('No poverty');
		const target = goals[0]?.sdg_target_results[0];
		expect(target).toMatchObject({ target_number: '1', score: 100, evaluation_note: '' });
		expect(target?.answer_contents.map(({ content }) => content)).toEqual([
			'Question 1-1-1',
			'Question 1-2-1',
			'Question 2-1-1',
		]);
	});

	it('keeps a draft beside the confirmed text until the next confirmation', async () => {
		const staged = await assessmentAt(booted.current, graded);
		const url = path(staged.progress.id);
		const skeleton = await read(staged, url);
		const saved = await staged.admin.put<{ version: number }>(`${url}/save_changes`, notes(skeleton, 'draft'));
		expect([saved.status, saved.message, saved.data.version]).toEqual([200, 'The draft was saved.', 1]);
		const drafted = await read(staged, url);
		expect([firstNote(drafted).evaluation_note, firstTarget(drafted).evaluation_note]).toEqual([
			'draft',
			'draft (target)',
		]);
		expect(drafted).toMatchObject({ has_draft: true, saved_by: staged.admin.user.name, updated_at: null });
		expect((await published(staged)).status).toBe(404);

		expect((await staged.admin.post(url, {})).status).toBe(200);
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(confirmed);
		const first = await published(staged);
		expect(first.data.result.main_category_results[0]?.sub_category_results[0]?.evaluation_note).toBe('draft');

		const confirmedReport = await read(staged, url);
		expect(confirmedReport).toMatchObject({ has_draft: false, updated_at: first.data.updated_at });
		expect((await staged.admin.patch(`${url}/save_changes`, notes(confirmedReport, 'second'))).status).toBe(200);
		expect((await published(staged)).text).toBe(first.text);
		const beside = await read(staged, url);
		expect(firstNote(beside)).toMatchObject({ evaluation_note: 'second', confirmed_note: 'draft' });
		expect(firstTarget(beside).confirmed_note).toBe('draft (target)');

		const edited = await staged.admin.post(url, notes(confirmedReport, 'third'));
		expect(edited.message).toBe('The evaluation report was confirmed.');
		const second = await published(staged);
		expect(second.data.result.main_category_results[0]?.sub_category_results[0]?.evaluation_note).toBe('third');
		expect(second.data.result.sdg_goal_results[0]?.sdg_target_results[0]?.evaluation_note).toBe('third (target)');
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(confirmed);
		const edits = await booted.current.deps.db
			.select()
			.from(auditEvents)
			.where(and(eq(auditEvents.action, 'report.edited'), eq(auditEvents.subjectId, staged.progress.id)))
			.orderBy(auditEvents.id);
		expect(edits).toHaveLength(1);
	});

	it('drops the draft when a note equals the confirmed text again', async () => {
		const staged = await assessmentAt(booted.current, confirmed);
		const url = path(staged.progress.id);
		const report = await read(staged, url);
		await staged.admin.put(`${url}/save_changes`, notes(report, 'other'));
		expect((await read(staged, url)).has_draft).toBe(true);
		const emptied = {
			sub_category_results: [{ id: firstNote(report).id, evaluation_note: '' }],
			sdg_target_results: [{ id: firstTarget(report).id, evaluation_note: '' }],
		};
		await staged.admin.put(`${url}/save_changes`, emptied);
		expect((await read(staged, url)).has_draft).toBe(false);
	});

	it('rejects a stale version, with who saved and when, and changes nothing', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, graded);
		const url = path(staged.progress.id);
		const report = await read(staged, url);
		const other = await makeAssessor(app, [staged.companyId], { name: '佐藤' });
		expect((await other.put(`${url}/save_changes`, { ...notes(report, 'theirs'), version: 0 })).status).toBe(200);
		for (const stale of [
			await staged.admin.put(`${url}/save_changes`, { ...notes(report, 'mine'), version: 0 }),
			await staged.admin.post(url, { ...notes(report, 'mine'), version: 0 }),
		]) {
			expect(stale.status).toBe(409);
			expect(stale.message).toMatch(/^佐藤 updated this at \d\d:\d\d\. Check the latest version and save again\.$/);
		}
		const after = await read(staged, url);
		expect([firstNote(after).evaluation_note, after.version, after.status.id]).toEqual(['theirs', 1, graded]);
		expect((await staged.admin.put(`${url}/save_changes`, { ...notes(after, 'mine'), version: 1 })).status).toBe(200);
		expect((await staged.admin.put(`${url}/save_changes`, notes(after, 'last wins'))).status).toBe(200);
	});

	it('refuses rows of another report and saves nothing', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, graded);
		const foreign = await assessmentAt(app, graded);
		const url = path(staged.progress.id);
		const own = await read(staged, url);
		const theirs = await read(foreign, path(foreign.progress.id));
		const body = {
			sub_category_results: [
				{ id: firstNote(own).id, evaluation_note: 'mine' },
				{ id: firstNote(theirs).id, evaluation_note: 'not mine' },
			],
			sdg_target_results: [{ id: firstTarget(theirs).id, evaluation_note: 'not mine' }],
		};
		for (const refused of [await staged.admin.put(`${url}/save_changes`, body), await staged.admin.post(url, body)]) {
			expect(refused.status).toBe(422);
			expect(Object.keys(refused.errors)).toEqual(['sub_category_results.1.id', 'sdg_target_results.0.id']);
		}
		expect(await read(staged, url)).toEqual(own);
		expect(await read(foreign, path(foreign.progress.id))).toEqual(theirs);
	});

	it('accepts notes unchanged, up to 10,000 characters', async () => {
		const staged = await assessmentAt(booted.current, graded);
		const url = path(staged.progress.id);
		const report = await read(staged, url);
		const text = ' 神﨑様：\n\t"quotes", \\backslash {braces} ,comma NULL ';
		await staged.admin.put(`${url}/save_changes`, notes(report, text));
		expect(firstNote(await read(staged, url)).evaluation_note).toBe(text);
		const longest = '漢'.repeat(10_000);
		const noted = (note: string) => ({ sub_category_results: [{ id: firstNote(report).id, evaluation_note: note }] });
		expect((await staged.admin.put(`${url}/save_changes`, noted(longest))).status).toBe(200);
		const long = await staged.admin.put(`${url}/save_changes`, noted(`${longest}字`));
		expect([long.status, long.errors['sub_category_results.0.evaluation_note']]).toEqual([
			422,
			['The evaluation note field must not be longer than 10000 characters.'],
		]);
		expect(firstNote(await read(staged, url)).evaluation_note).toBe(longest);
	});

	it('admits only the staff of the company', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, graded);
		const url = path(staged.progress.id);
		const assigned = await makeAssessor(app, [staged.companyId]);
		const unassigned = await makeAssessor(app);
		const unknown = await unassigned.get(path(999_999));
		for (const answer of [
			await unassigned.get(url),
			await unassigned.post(url, {}),
			await unassigned.put(`${url}/save_changes`, {}),
		]) {
			expect([answer.status, answer.text]).toEqual([404, unknown.text]);
		}
		expect((await staged.owner.get(url)).status).toBe(401);
		expect((await assigned.get(url)).status).toBe(200);
		expect((await assigned.post(url, {})).status).toBe(200);
	});

	it('accepts one of twenty concurrent confirmations of the same version', async () => {
		const staged = await assessmentAt(booted.current, graded);
		const url = path(staged.progress.id);
		const answers = await Promise.all(Array.from({ length: 20 }, () => staged.admin.post(url, { version: 0 })));
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
	});
});

describe('writing a report', () => {
	it('becomes a draft when the assessment is moved back, and is graded again', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 4);
		const url = path1(staged);
		const result = `/console/assessment_results/${staged.progress.id}?is_first_time=true`;
		await staged.admin.post(url, notes(await read(staged, url), 'confirmed'));
		const body = { sub_category_results: notes(await read(staged, url), 'newer draft').sub_category_results };
		await staged.admin.put(`${url}/save_changes`, body);
		const moved = await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 3 });
		expect(moved.status).toBe(200);
		expect((await staged.admin.get(url)).status).toBe(404);
		expect((await staged.admin.get(result)).status).toBe(404);

		await gradeRound(app, staged, 1, 2);
		const again = await read(staged, url);
		expect([firstNote(again).evaluation_note, firstTarget(again).evaluation_note]).toEqual([
			'newer draft',
			'confirmed (target)',
		]);
		expect(again).toMatchObject({ has_draft: true, updated_at: null, result_index: { score: 100 } });
		expect((await staged.admin.get(result)).status).toBe(404);
		await staged.admin.post(url, {});
		const shown = await staged.admin.get<{ result: Report['result_index'] }>(result);
		expect(shown.data.result.main_category_results[0]?.sub_category_results[0]?.evaluation_note).toBe('newer draft');
	});

	it('is possible at 5 and 6, and read-only from 7', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 6);
		const url = path1(staged);
		expect((await staged.admin.post(url, {})).status).toBe(200);
		expect((await readProgress(app, staged.progress.id)).status).toBe(6);
		await advance(app, staged, 7);
		for (const answer of [await staged.admin.post(url, {}), await staged.admin.patch(`${url}/save_changes`, {})]) {
			expect(answer.status).toBe(409);
			expect(answer.message).toContain('Assessment completed');
		}
		expect((await staged.admin.get(url)).status).toBe(200);
	});

	it('reads with a constant number of statements', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 4);
		app.queries.splice(0);
		await read(staged, path1(staged));
		expect(app.queries.length).toBeLessThan(20);
	});
});

const path1 = (staged: Staged): string => `/console/evaluation_reports/${staged.progress.id}`;
