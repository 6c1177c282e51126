import { beforeAll, describe, expect, it } from 'vitest';
import type { StatusId } from '#shared/assessment/status.ts';
import {
	answersOf,
	type Category,
	categoryPath,
	completeEverything,
	completeSheet,
	type Overview,
	readCategory,
	readFirstSheet,
	readOverview,
	readSheet,
	readSubCategoryIds,
	saveSheet,
	sheetPath,
} from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import {
	answerEverything,
	publishPaper,
	readProgress,
	smallPaper,
	startedAssessment,
	submittedAssessment,
} from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeCompany, makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';
import { pdf, upload } from '#tests/support/files/files.ts';
import { advance, assessmentAt, cancelled, gradeRound } from '#tests/support/journey.ts';
import { secondSheetIds } from '#tests/support/sheets.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1]));
});

describe('the overview', () => {
	it('is null before the first assessment', async () => {
		const owner = await makeCompanyUser(booted.current);
		const answer = await owner.get<Overview | null>('/app/assessment');
		expect([answer.status, answer.data]).toEqual([200, null]);
	});

	it('shows the new assessment', async () => {
		const { owner, progress } = await startedAssessment(booted.current);
		const { categories, ...overview } = await readOverview(owner);
		expect(overview).toEqual({
			id: progress.id,
			status: { id: 1, name: 'Not started' },
			waiting_on: 'company',
			since: progress.statusSince.toISOString(),
			message_to_company: null,
			introduction: null,
			has_first_evaluation_report: false,
			has_second_evaluation_report: false,
			has_improvement_proposal: false,
			submitted_at: null,
			submitted_by: null,
			receipt_number: null,
			completed_at: null,
			latest_result: null,
			outcome: null,
			plan: null,
			assessor_names: [],
			usual_days: null,
			last_saved_at: null,
			answer_counts: { yes: 0, no: 0, not_applicable: 0, unanswered: 6 },
			former_answers: null,
			team: [],
			next_step: {
				category: { id: categories[0]?.id, content: 'Category 1' },
				sub_category: { id: expect.any(Number), content: 'Sub-category 1-1' },
				unanswered_question_count: 2,
			},
			issued_at: null,
			certificate_valid_until: null,
			certificate_reissued_at: null,
			certificate_withdrawn_at: null,
			expired_at: `${progress.endDate}T14:59:59.999Z`,
			company_document_files: [],
			document_limits: { files: 5, bytes: 20 * 1024 * 1024 },
		});
		expect(categories).toEqual([
			{
				id: expect.any(Number),
				content: 'Category 1',
				question_count: 4,
				answered_question_count: 0,
				sub_category_count: 2,
				completed_sub_category_count: 0,
				is_answered: false,
			},
			{
				id: expect.any(Number),
				content: 'Category 2',
				question_count: 2,
				answered_question_count: 0,
				sub_category_count: 1,
				completed_sub_category_count: 0,
				is_answered: false,
			},
		]);
	});

	it('is in the language of the request', async () => {
		const { owner } = await startedAssessment(booted.current);
		const { data } = await caller(booted.current, owner.token, 'ja').get<Overview>('/app/assessment');
		expect(data.status).toEqual({ id: 1, name: '未着手' });
		expect(data.categories.map((category) => category.content)).toEqual(['大項目1', '大項目2']);
	});

	it('lists the documents in the order of upload', async () => {
		const { owner } = await startedAssessment(booted.current);
		for (const name of ['b', 'a']) {
			const { status } = await upload(booted.current, owner.token, { content: pdf(), fileName: `${name}.pdf`, name });
			expect(status).toBe(200);
		}
		const { company_document_files: files } = await readOverview(owner);
		expect(files.map((file) => file.file_name)).toEqual(['b', 'a']);
		expect(files[0]?.file_path).toMatch(/^documents\/.+\.pdf$/);
	});

	it.each<[StatusId, boolean, boolean, boolean]>([
		[3, false, false, false],
		[5, false, false, false],
		[6, true, false, true],
		[7, true, false, true],
		[10, true, false, true],
		[11, true, true, true],
		[13, true, true, true],
	])('at %i flags only readable documents', async (status, first, second, proposal) => {
		const staged = await assessmentAt(booted.current, status);
		const flags = async () => {
			const overview = await readOverview(staged.owner);
			return [
				overview.has_first_evaluation_report,
				overview.has_second_evaluation_report,
				overview.has_improvement_proposal,
			];
		};
		expect(await flags()).toEqual([first, second, proposal]);
		if (status === 13) return;
		await cancelled(booted.current, staged);
		expect(await flags()).toEqual([first, second, proposal]);
		expect((await readOverview(staged.owner)).status.id).toBe(14);
	});

	it('counts the answers and leads to the first sub-category that is not completed', async () => {
		const { owner } = await startedAssessment(booted.current);
		const [first = 0, second = 0, third = 0] = await readSubCategoryIds(owner);
		const steps = async () => {
			const { answer_counts, next_step, categories, last_saved_at } = await readOverview(owner);
			return {
				...answer_counts,
				next: next_step && [next_step.sub_category.id, next_step.unanswered_question_count],
				answered: categories.map((category) => category.answered_question_count),
				isSaved: last_saved_at !== null,
			};
		};
		await saveSheet(owner, second, answersOf(await readSheet(owner, second), 2));
		const [one] = (await readSheet(owner, first)).answer_contents;
		const saved = await saveSheet(owner, first, { answer_contents: [{ id: one?.id, answer: 3 }] });
		expect(await steps()).toEqual({
			...{ yes: 0, no: 2, not_applicable: 1, unanswered: 3 },
			next: [first, 1],
			answered: [3, 0],
			isSaved: true,
		});
		expect((await readOverview(owner)).last_saved_at).toBe(saved.data.saved_at);
		await saveSheet(owner, first, answersOf(await readSheet(owner, first), 1));
		await completeSheet(owner, first);
		// All its questions are answered, but it is not marked as completed.
		expect((await steps()).next).toEqual([second, 0]);
		await completeSheet(owner, second);
		expect((await steps()).next).toEqual([third, 2]);
		await saveSheet(owner, third, answersOf(await readSheet(owner, third), 1));
		await completeSheet(owner, third);
		expect(await steps()).toMatchObject({ yes: 4, no: 2, not_applicable: 0, unanswered: 0, next: null });
	});

	it.each<[StatusId, string | null]>([
		[2, 'company'],
		[3, 'assessor'],
		[6, 'admin'],
		[7, null],
		[8, 'assessor'],
		[12, 'assessor'],
		[13, null],
	])('at %i says whose turn it is, and since when', async (status, waiting) => {
		const { owner, progress } = await assessmentAt(booted.current, status);
		expect(await readOverview(owner)).toMatchObject({
			waiting_on: waiting,
			since: progress.statusSince.toISOString(),
			message_to_company: null,
			completed_at: progress.completedAt?.toISOString() ?? null,
			submitted_by: status < 3 ? null : { id: owner.user.id, name: owner.user.name },
		});
	});

	it('at 5 waits on the assessor, and on an admin once there will be no proposal', async () => {
		const { owner, admin, progress } = await assessmentAt(booted.current, 5);
		expect((await readOverview(owner)).waiting_on).toBe('assessor');
		const path = `/console/improvement_proposals/${progress.id}`;
		expect((await admin.put(`${path}/waiver`, { is_waived: true })).status).toBe(200);
		expect((await readOverview(owner)).waiting_on).toBe('admin');
		type Proposal = { main_category_results: { sub_category_results: { id: number }[] }[] };
		const { data } = await admin.get<Proposal>(path);
		const id = data.main_category_results[0]?.sub_category_results[0]?.id;
		const draft = { sub_category_results: [{ id, proposal_note: '手順書を作る。' }] };
		expect((await admin.put(`${path}/save_changes`, draft)).status).toBe(200);
		expect((await readOverview(owner)).waiting_on).toBe('assessor');
	});

	it.each<[StatusId, { first: boolean; score: number } | null]>([
		[4, null],
		[5, null],
		[6, { first: true, score: 200 }],
		[7, { first: true, score: 200 }],
		[10, { first: true, score: 200 }],
		[11, { first: false, score: 200 }],
	])('at %i has the result that the company may read', async (status, result) => {
		const staged = await assessmentAt(booted.current, status);
		const expected = result && {
			is_first_time: result.first,
			score: result.score,
			max_score: 200,
			grade: 'S',
			stars: 3,
		};
		expect((await readOverview(staged.owner)).latest_result).toEqual(expected);
		await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 3 });
		expect((await readOverview(staged.owner)).latest_result).toBeNull();
	});

	it('has a result without a score where no question counted', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		await gradeRound(app, staged, 1, 0);
		await advance(app, staged, 7);
		expect((await readOverview(staged.owner)).latest_result).toEqual({
			...{ is_first_time: true, score: null, max_score: 200, grade: null, stars: 0 },
		});
	});

	it('has no proposal unless one was submitted', async () => {
		const staged = await assessmentAt(booted.current, 7, { withoutProposal: true });
		expect(await readOverview(staged.owner)).toMatchObject({
			has_first_evaluation_report: true,
			has_improvement_proposal: false,
		});
	});

	it('has the date of the certificate', async () => {
		const staged = await assessmentAt(booted.current, 13);
		expect((await readOverview(staged.owner)).issued_at).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	});

	it('has no deadline without an end of the period', async () => {
		const { owner, admin, companyId } = await startedAssessment(booted.current);
		await admin.post(`/console/companies/${companyId}/update_assessment_date`, { end_date: null });
		expect((await readOverview(owner)).expired_at).toBeNull();
	});

	it('shows the newest assessment, with a constant number of statements', async () => {
		const app = booted.current;
		const staged = await cancelled(app, await assessmentAt(app, 2));
		const newer = await startedAssessment(app, { companyId: staged.companyId, admin: staged.admin });
		const count = async (): Promise<number> => {
			return statementsOf(app, async () => {
				expect((await readOverview(staged.owner)).id).toBe(newer.progress.id);
			});
		};
		const before = await count();
		for (const name of ['a', 'b', 'c']) {
			await upload(app, staged.owner.token, { content: pdf(), fileName: `${name}.pdf`, name });
		}
		expect(await count()).toBe(before);
	});
});

describe('a category', () => {
	it('shows its sub-categories and its neighbors in paper order', async () => {
		const { owner } = await startedAssessment(booted.current);
		const { categories } = await readOverview(owner);
		const [first, second] = await Promise.all(categories.map(({ id }) => readCategory(owner, id)));
		expect(first).toMatchObject({ content: 'Category 1', is_answered: false, is_submitted: false });
		expect([first?.prev, first?.next]).toEqual([null, second?.id]);
		expect([second?.prev, second?.next]).toEqual([first?.id, null]);
		expect(first?.answer_sub_categories).toEqual(
			['1-1', '1-2'].map((name) => ({
				id: expect.any(Number),
				content: `Sub-category ${name}`,
				question_count: 2,
				answered_question_count: 0,
				is_answered: false,
				updated_at: null,
				assignee: null,
			})),
		);
	});

	it('counts the answered questions of each sub-category', async () => {
		const { owner } = await startedAssessment(booted.current);
		const { categories } = await readOverview(owner);
		const [first = 0] = await readSubCategoryIds(owner);
		const [question] = (await readSheet(owner, first)).answer_contents;
		await saveSheet(owner, first, { answer_contents: [{ id: question?.id, answer: 3 }] });
		const { answer_sub_categories: subs } = await readCategory(owner, categories[0]?.id ?? 0);
		expect(subs.map((sub) => sub.answered_question_count)).toEqual([1, 0]);
	});

	it('is answered when all its sub-categories are', async () => {
		const { owner } = await startedAssessment(booted.current);
		await completeEverything(owner);
		const overview = await readOverview(owner);
		expect(overview.categories.map((category) => category.completed_sub_category_count)).toEqual([2, 1]);
		expect(overview.categories.every((category) => category.is_answered)).toBe(true);
		const details = await Promise.all(overview.categories.map(({ id }) => readCategory(owner, id)));
		expect(details.every((category) => category.is_answered)).toBe(true);
	});
});

describe('a sub-category', () => {
	it('shows its questions, and its neighbors within its category', async () => {
		const { owner } = await startedAssessment(booted.current);
		const ids = await readSubCategoryIds(owner);
		const [first, second, third] = await Promise.all(ids.map((id) => readSheet(owner, id)));
		expect(first).toEqual({
			id: ids[0],
			content: 'Sub-category 1-1',
			answer_category: { id: expect.any(Number), content: 'Category 1' },
			is_answered: false,
			is_submitted: false,
			answer_contents: ['1-1-1', '1-1-2'].map((name) => ({
				id: expect.any(Number),
				content: `Question ${name}`,
				answer: null,
				extension_note: null,
				is_critical: false,
				na_condition: null,
				guidance: null,
			})),
			introduction: null,
			company_document_files: [],
			assignee: null,
			version: 0,
			saved_at: null,
			saved_by: null,
			prev: null,
			next: ids[1],
		});
		expect([second?.prev, second?.next]).toEqual([ids[0], null]);
		expect([third?.prev, third?.next]).toEqual([null, null]);
	});
});

describe('submitting', () => {
	const submit = '/app/assessment';

	it('moves to status 3 and records who submitted and when', async () => {
		const { owner, progress } = await startedAssessment(booted.current);
		await completeEverything(owner);
		const answer = await owner.post(submit);
		expect([answer.status, answer.message, answer.data]).toEqual([200, 'The answers were submitted.', null]);
		const row = await readProgress(booted.current, progress.id);
		expect([row.status, row.submittedBy]).toEqual([3, owner.user.id]);
		const overview = await readOverview(owner);
		expect([overview.status.id, overview.submitted_at]).toEqual([3, row.submittedAt?.toISOString()]);
	});

	it('lists the incomplete categories', async () => {
		const { owner, progress } = await startedAssessment(booted.current);
		const both = await owner.post(submit);
		expect(both.status).toBe(422);
		expect(both.errors).toEqual({
			categories: ['"Category 1" has incomplete sub-categories.', '"Category 2" has incomplete sub-categories.'],
		});
		expect(both.message).toBe('"Category 1" has incomplete sub-categories. (and 1 more error)');
		const { post } = caller(booted.current, owner.token, 'ja');
		expect((await post(submit)).errors.categories?.[0]).toBe('「大項目1」に、回答が完了していない小項目があります。');
		expect((await readProgress(booted.current, progress.id)).status).toBe(1);
	});

	it('is allowed for members', async () => {
		const { owner, companyId, progress } = await startedAssessment(booted.current);
		await completeEverything(owner);
		const member = await makeCompanyUser(booted.current, { companyId, role: 1 });
		expect((await member.post(submit)).status).toBe(200);
		expect((await readProgress(booted.current, progress.id)).submittedBy).toBe(member.user.id);
	});

	it('is refused after a submission, after a cancellation, and without an assessment', async () => {
		const { owner } = await submittedAssessment(booted.current);
		const again = await owner.post(submit);
		expect([again.status, again.message]).toEqual([409, 'This cannot be done at the current status (Submitted).']);
		const stopped = await cancelled(booted.current, await assessmentAt(booted.current, 2));
		expect((await stopped.owner.post(submit)).status).toBe(409);
		expect((await (await makeCompanyUser(booted.current)).post(submit)).status).toBe(404);
	});

	it('ends with the last second of the last day in Tokyo', async () => {
		const app = booted.current;
		const { owner, admin, companyId, progress } = await startedAssessment(app);
		await answerEverything(app, progress.id);
		await admin.post(`/console/companies/${companyId}/update_assessment_date`, {
			start_date: '2026-01-01',
			end_date: '2028-02-29',
		});
		try {
			const at = async (instant: string) => {
				app.clock.set(instant);
				return caller(app, await app.deps.sessions.open(owner.user.id)).post(submit);
			};
			const late = await at('2028-02-29T15:00:00.000Z');
			expect([late.status, late.message]).toEqual([
				409,
				'The deadline (2028-02-29) has passed, so you cannot submit your answers. They are saved. Ask your assessor or the operator to extend the deadline.',
			]);
			expect((await at('2028-02-29T15:00:01.000Z')).status).toBe(409);
			expect((await readProgress(app, progress.id)).status).toBe(1);
			expect((await at('2028-02-29T14:59:59.000Z')).status).toBe(200);
		} finally {
			app.clock.release();
		}
	});

	it('is always possible without a deadline', async () => {
		const app = booted.current;
		const { owner, admin, companyId, progress } = await startedAssessment(app);
		await answerEverything(app, progress.id);
		await admin.post(`/console/companies/${companyId}/update_assessment_date`, { end_date: null });
		app.clock.set('2099-01-01T00:00:00Z');
		try {
			const token = await app.deps.sessions.open(owner.user.id);
			expect((await caller(app, token).post(submit)).status).toBe(200);
		} finally {
			app.clock.release();
		}
	});
});

describe('access', () => {
	it("answers another company's ids like unknown ones", async () => {
		const { owner } = await startedAssessment(booted.current);
		const sheet = await readFirstSheet(owner);
		const stranger = (await startedAssessment(booted.current)).owner;
		const unknown = await stranger.get(sheetPath(999_999_999));
		expect(unknown.status).toBe(404);
		const foreign = [
			await stranger.get(sheetPath(sheet.id)),
			await stranger.get(categoryPath(sheet.answer_category.id)),
			await stranger.post(`${sheetPath(sheet.id)}/save_changes`, { answer_contents: [] }),
			await stranger.post(`${sheetPath(sheet.id)}/mark_as_completed`),
		];
		for (const answer of foreign) expect([answer.status, answer.text]).toEqual([404, unknown.text]);
	});

	it('hides the second sheet', async () => {
		const staged = await assessmentAt(booted.current, 9);
		const { categoryId, subCategoryId } = await secondSheetIds(booted.current, staged.progress.id);
		const answers = [
			await staged.owner.get(categoryPath(categoryId)),
			await staged.owner.get(sheetPath(subCategoryId)),
			await staged.owner.post(`${sheetPath(subCategoryId)}/save_changes`, { answer_contents: [] }),
			await staged.owner.post(`${sheetPath(subCategoryId)}/mark_as_completed`),
		];
		expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
	});

	it('admits only company users', async () => {
		const { owner } = await startedAssessment(booted.current);
		const sheet = await readFirstSheet(owner);
		const admin = await makeConsoleAdmin(booted.current);
		const paths = ['/app/assessment', '/app/assessment_history', sheetPath(sheet.id)];
		for (const path of paths) {
			expect((await admin.get(path)).status).toBe(401);
			expect((await caller(booted.current, null).get(path)).status).toBe(401);
		}
		expect((await admin.post('/app/assessment')).status).toBe(401);
		expect((await owner.get(sheetPath(sheet.id).replace(String(sheet.id), 'x'))).status).toBe(404);
	});
});

describe('the history', () => {
	type Item = {
		id: number;
		status: { id: number; name: string };
		score: number | null;
		rounds: { is_first_time: boolean; score: number | null; reported_at: string | null }[];
		submitted_by: { id: number; name: string } | null;
		has_first_evaluation_report: boolean;
		has_improvement_proposal: boolean;
	};

	it('is empty without an assessment', async () => {
		const owner = await makeCompanyUser(booted.current);
		expect((await owner.get('/app/assessment_history')).data).toEqual([]);
	});

	it('lists all assessments of the company alone, newest first', async () => {
		const app = booted.current;
		const first = await assessmentAt(app, 7);
		await assessmentAt(app, 7);
		const second = await startedAssessment(app, { companyId: first.companyId, admin: first.admin });
		const { data } = await first.owner.get<Item[]>('/app/assessment_history');
		expect(data.map((item) => item.id)).toEqual([second.progress.id, first.progress.id]);
		const [newest, oldest] = data;
		expect(newest).toMatchObject({ status: { id: 1 }, score: null, submitted_by: null, submitted_at: null });
		expect(oldest).toMatchObject({
			status: { id: 7, name: 'Assessment completed' },
			submitted_by: { id: first.owner.user.id, name: first.owner.user.name },
			score: 200,
			max_score: 200,
			rounds: [
				{
					is_first_time: true,
					score: 200,
					// The day of the report.
					reported_at: expect.stringMatching(/Z$/),
					categories: ['Category 1', 'Category 2'].map((content) => ({ key: expect.any(String), content, score: 100 })),
				},
			],
			has_first_evaluation_report: true,
			has_second_evaluation_report: false,
			has_improvement_proposal: true,
			start_date: first.progress.startDate,
			end_date: first.progress.endDate,
			issued_at: null,
			updated_at: expect.stringMatching(/Z$/),
		});
	});

	it('hides scores that the company may not read yet', async () => {
		const staged = await assessmentAt(booted.current, 5);
		const scores = async () => {
			const [item] = (await staged.owner.get<Item[]>('/app/assessment_history')).data;
			return [item?.score, item?.rounds.map(({ is_first_time, score }) => [is_first_time, score])];
		};
		expect(await scores()).toEqual([null, []]);
		await advance(booted.current, staged, 6);
		expect(await scores()).toEqual([200, [[true, 200]]]);
		await advance(booted.current, staged, 10);
		expect(await scores()).toEqual([200, [[true, 200]]]);
		await advance(booted.current, staged, 11);
		const both = [
			[true, 200],
			[false, 200],
		];
		expect(await scores()).toEqual([200, both]);
	});

	it('can be paged, searched and sorted', async () => {
		const app = booted.current;
		const { id: companyId } = await makeCompany(app, { companyName: '履歴商事', companyNameKana: 'リレキショウジ' });
		let staged = await cancelled(app, await startedAssessment(app, { companyId }));
		for (let round = 0; round < 2; round++) {
			staged = await cancelled(app, await startedAssessment(app, { companyId, admin: staged.admin }));
		}
		const get = (query: string) => staged.owner.get<Item[]>(`/app/assessment_history${query}`);
		const page = await get('?page=2&per_page=2');
		expect([page.data.length, page.meta]).toEqual([1, { page: 2, per_page: 2, total: 3, last_page: 2 }]);
		const all = (await get('')).data.map((item) => item.id);
		expect((await get('?sort=since')).data.map((item) => item.id)).toEqual(all.toReversed());
		expect((await get(`?q=${encodeURIComponent('りれき')}`)).data).toHaveLength(3);
		expect((await get('?q=nothing')).data).toEqual([]);
		expect((await get('?sort=password')).status).toBe(422);
	});
});

describe('an older assessment', () => {
	it('is read-only', async () => {
		const app = booted.current;
		const old = await cancelled(app, await assessmentAt(app, 2));
		const sheet = await readFirstSheet(old.owner);
		await startedAssessment(app, { companyId: old.companyId, admin: old.admin });
		expect((await readSheet(old.owner, sheet.id)).is_submitted).toBe(true);
		expect((await old.owner.get<Category>(categoryPath(sheet.answer_category.id))).data.is_submitted).toBe(true);
		const save = await old.owner.post(`${sheetPath(sheet.id)}/save_changes`, { answer_contents: [] });
		expect([save.status, save.message]).toEqual([
			409,
			"This is not the company's current assessment, so it cannot be changed.",
		]);
		expect((await old.owner.post(`${sheetPath(sheet.id)}/mark_as_completed`)).status).toBe(409);
	});
});
