import { beforeAll, describe, expect, it } from 'vitest';
import type { Certificate, Certification } from '#shared/certificates/schemas.ts';
import type { CheckedCategory, CheckedSheet } from '#shared/checking/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import { scoreFreeAssessment } from '#shared/free-assessment/scoring.ts';
import type { EditedProposal, ImprovementProposal } from '#shared/proposals/schemas.ts';
import type { AssessmentResult, EvaluationReport } from '#shared/reports/schemas.ts';
import type { Category, Overview, Sheet } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { type PageClient, pageClient } from '#tests/support/calls/page-client.ts';
import { CHECKING_ROUNDS, type CheckingRound, type SubCategory } from '#tests/support/checking.ts';
import type { Answer } from '#tests/support/client.ts';
import { newCompanyForm } from '#tests/support/companies.ts';
import { makeConsoleAdmin, PASSWORD, unique } from '#tests/support/factories.ts';
import { pdf } from '#tests/support/files/files.ts';

/**
 * From a new company to its certificate on the shipped paper, over REST only. The tests depend on their order.
 *
 * @module-tag rest
 */

const booted = withApp({ worker: true });

const [FIRST, SECOND] = CHECKING_ROUNDS;
const NOT_FOUND = '{"message":"Not found."}';

type Cast = { anonymous: PageClient; admin: PageClient; assessor: PageClient; owner: PageClient };
let cast: Cast;
let companyId = 0;
let id = 0;
const assessorLogin = { email: `${unique('assessor')}@example.com`, password: 'an assessor of companies' };
const ownerLogin = { email: `${unique('owner')}@example.com`, password: 'the first password' };

const good = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
	const { status, text, data } = await answer;
	if (status !== 200) throw new Error(`${status} ${text}`);
	return data;
};

/** Status and message of a refusal; the tests of each call cover the errors. */
const refusal = async (answer: Promise<Answer>): Promise<[number, string]> => {
	const { status, message } = await answer;
	return [status, message];
};

beforeAll(async () => {
	const { url } = booted.current;
	const { user } = await makeConsoleAdmin(booted.current);
	cast = { anonymous: pageClient(url), admin: pageClient(url), assessor: pageClient(url), owner: pageClient(url) };
	await good(cast.admin.logIn('console', user.email, PASSWORD));
});

const statusNow = async (): Promise<number> => {
	const [row] = await good(cast.owner.get<{ status: { id: number } }[]>('/app/assessment_history'));
	return row?.status.id ?? 0;
};

const subCategoryIds = async (): Promise<number[]> => {
	const { categories } = await good(cast.owner.get<Overview>('/app/assessment'));
	const ids: number[] = [];
	for (const category of categories) {
		const detail = await good(cast.owner.get<Category>(`/app/assessment/answer_categories/${category.id}`));
		ids.push(...detail.answer_sub_categories.map((sub) => sub.id));
	}
	return ids;
};

const checkPath = ({ base }: CheckingRound, sub: number) => `${base}/answer_sub_categories/${sub}`;

const rateAll = (sheet: SubCategory, evaluation_rate: 0 | 1 | 2 | 3) => ({
	answer_contents: sheet.answer_contents.map((content) => ({
		id: content.id,
		answer_evaluations: content.answer_evaluations.map((item) => ({
			id: item.id,
			evaluation_rate,
			comment: '確認済み',
		})),
	})),
});

/** Rates and checks every sub-category of a round, following the next-links as the screens do. */
const checkEverything = async (round: CheckingRound, rate: 1 | 2 | 3): Promise<number> => {
	const { assessor } = cast;
	const sheet = await good(assessor.get<CheckedSheet>(`${round.base}/${id}`));
	let category: number | null = sheet.answer_categories[0]?.id ?? null;
	let checked = 0;
	while (category !== null) {
		const { answer_sub_categories, next }: CheckedCategory = await good(
			assessor.get<CheckedCategory>(`${round.base}/answer_categories/${category}`),
		);
		for (const sub of answer_sub_categories) {
			const path = checkPath(round, sub.id);
			await good(assessor.post(`${path}/save_changes`, rateAll(await good(assessor.get<SubCategory>(path)), rate)));
			await good(assessor.post(`${path}/mark_as_checked`));
			checked++;
		}
		category = next;
	}
	return checked;
};

/** Requests for evidence are beside the specification: who knows nothing of them goes on as if there were none. */
const askForEvidence = (): Promise<{ id: number }> =>
	good(
		cast.assessor.post<{ id: number }>('/console/evidence_requests', { progress_id: id, content: '賃金台帳の写し' }),
	);

const requestStates = async (): Promise<string[]> =>
	(await good(cast.owner.get<{ status: string }[]>('/app/evidence_requests'))).map(({ status }) => status);

const notesFor = ({ result_index }: EvaluationReport, note: string) => ({
	sub_category_results: result_index.main_category_results.flatMap((category) =>
		category.sub_category_results.map((sub) => ({ id: sub.id, evaluation_note: note })),
	),
	sdg_target_results: result_index.sdg_goal_results.flatMap((goal) =>
		goal.sdg_target_results.map((target) => ({ id: target.id, evaluation_note: note })),
	),
});

describe('a new company', () => {
	it('is registered by a page with a CSRF cookie and a sign-in', async () => {
		const { anonymous, admin, owner } = cast;
		expect(await refusal(anonymous.post('/console/companies', {}))).toEqual([419, 'CSRF token mismatch.']);
		expect(await anonymous.fetchCsrfCookie()).toBe(204);
		expect((await refusal(anonymous.post('/console/companies', {})))[0]).toBe(401);
		const missing = await admin.post('/console/companies', {});
		expect(missing.status).toBe(422);
		expect(missing.message).toBe(
			`${Object.values(missing.errors).flat()[0]} (and ${Object.values(missing.errors).flat().length - 1} more errors)`,
		);
		const made = await admin.post<{ id: number }>(
			'/console/companies',
			newCompanyForm({ user_email: ownerLogin.email, user_password: ownerLogin.password }),
		);
		expect([made.status, made.message]).toEqual([200, 'The company was registered.']);
		companyId = made.data.id;
		expect((await owner.logIn('app', ownerLogin.email, 'not the password')).status).toBe(422);
		const login = await owner.logIn('app', ownerLogin.email, ownerLogin.password);
		expect([login.status, login.data.user.role]).toEqual([200, 0]);
		expect(JSON.parse(decodeURIComponent(owner.cookies.get('user') ?? ''))).toEqual(login.data.user);
		expect((await owner.get('/app/assessment')).data).toBeNull();
		expect(await refusal(owner.post('/app/assessment'))).toEqual([404, 'Not found.']);
	});

	it('is hidden from an assessor until it is assigned, who then starts its assessment', async () => {
		const { admin, assessor, owner } = cast;
		const { id: assessorId } = await good(
			admin.post<{ id: number }>('/console/admin_users', { name: '評価 一郎', ...assessorLogin }),
		);
		await good(assessor.logIn('console', assessorLogin.email, assessorLogin.password));
		const start = `/console/companies/${companyId}/start_assessment`;
		expect((await assessor.post(start)).text).toBe(NOT_FOUND);
		expect((await owner.post(start)).status).toBe(401);
		expect((await assessor.post(`/console/admin_users/${assessorId}/assign_company`, {})).status).toBe(403);
		await good(admin.post(`/console/admin_users/${assessorId}/assign_company`, { company_ids: [companyId] }));
		await good(assessor.post(start));
		expect(await refusal(assessor.post(start))).toEqual([409, 'The company already has an assessment in progress.']);
		id = (await good(owner.get<Overview>('/app/assessment'))).id;
		expect(await statusNow()).toBe(1);
	});
});

describe('answering', () => {
	it('cannot be submitted or completed too early', async () => {
		const { owner, assessor } = cast;
		const early = await owner.post('/app/assessment');
		expect([early.status, early.errors.categories?.length]).toEqual([422, 7]);
		expect(early.message).toMatch(/\(and 6 more errors\)$/);
		const [sub = 0] = await subCategoryIds();
		expect((await owner.post(`/app/assessment/answer_sub_categories/${sub}/mark_as_completed`)).status).toBe(422);
		expect((await assessor.get(`${FIRST.base}/${id}`)).text).toBe(NOT_FOUND);
		expect(await statusNow()).toBe(1);
	});

	it('accepts documents and all 75 answers, and one submission', async () => {
		const { owner } = cast;
		const form = new FormData();
		form.set('name', '就業規則');
		expect((await owner.upload('/app/documents', form)).errors).toHaveProperty('document');
		form.set('document', new Blob([new Uint8Array(pdf())], { type: 'application/pdf' }), 'rules.pdf');
		const file = await good(owner.upload<{ file_path: string }>('/app/documents', form));
		const link = await good(owner.get<{ url: string }>(`/file/${file.file_path}`));
		expect((await fetch(new URL(link.url, booted.current.url))).status).toBe(200);

		let questions = 0;
		for (const sub of await subCategoryIds()) {
			const path = `/app/assessment/answer_sub_categories/${sub}`;
			const sheet = await good(owner.get<Sheet>(path));
			questions += sheet.answer_contents.length;
			const answer_contents = sheet.answer_contents.map((content) => ({
				id: content.id,
				answer: 1,
				extension_note: '規程と記録があります。',
			}));
			await good(owner.post(`${path}/save_changes`, { answer_contents }));
			await good(owner.post(`${path}/mark_as_completed`));
			expect((await good(owner.get<Sheet>(path))).is_answered).toBe(true);
		}
		expect(questions).toBe(75);
		expect(await statusNow()).toBe(2);
		await good(owner.post('/app/assessment'));
		expect(await refusal(owner.post('/app/assessment'))).toEqual([
			409,
			'This cannot be done at the current status (Submitted).',
		]);
		const [sub = 0] = await subCategoryIds();
		const late = owner.post(`/app/assessment/answer_sub_categories/${sub}/save_changes`, { answer_contents: [] });
		expect((await late).status).toBe(409);
		expect((await owner.upload('/app/documents', form)).status).toBe(409);
	});
});

describe('the first round', () => {
	it('is graded by the worker after every sub-category was checked', async () => {
		const { assessor, owner } = cast;
		const grade = `${FIRST.base}/${id}`;
		expect(await refusal(assessor.post(grade))).toEqual([
			409,
			'Grading cannot start: unchecked sub-categories remain (24). Mark all of them as checked.',
		]);
		const sheet = await good(assessor.get<CheckedSheet>(grade));
		const [sub] = sheet.answer_categories[0]?.answer_sub_categories ?? [];
		const unrated = await assessor.post(`${checkPath(FIRST, sub?.id ?? 0)}/mark_as_checked`);
		expect(unrated.status).toBe(422);
		expect((await assessor.get(`/console/evaluation_reports/${id}`)).text).toBe(NOT_FOUND);
		expect(await checkEverything(FIRST, 2)).toBe(24);
		await askForEvidence();
		const { id: answered } = await askForEvidence();
		await good(owner.post(`/app/evidence_requests/${answered}/answer`, { content: '原本は本社にあります。' }));
		expect(await statusNow()).toBe(3);
		const graded = await assessor.post(grade);
		expect([graded.status, await statusNow()]).toEqual([200, 4]);
		expect(await requestStates()).toEqual(['answered', 'withdrawn']);
		expect((await assessor.post(grade)).status).toBe(409);
		expect((await owner.get(`/app/assessment_results/${id}?is_first_time=true`)).text).toBe(NOT_FOUND);
	});

	it('is reported, proposed and finalized in this order, by the roles of the contract', async () => {
		const { admin, assessor, owner } = cast;
		const [reportPath, proposalPath] = [`/console/evaluation_reports/${id}`, `/console/improvement_proposals/${id}`];
		const finalise = `/console/assessment_progresses/${id}/confirm`;
		expect((await assessor.get(proposalPath)).text).toBe(NOT_FOUND);
		expect((await assessor.post(proposalPath, { sub_category_results: [] })).status).toBe(409);
		expect((await assessor.post(`/console/certifications/${id}/apply`)).status).toBe(409);
		expect((await admin.post(finalise)).status).toBe(409);

		const report = await good(assessor.get<EvaluationReport>(reportPath));
		const foreign = await assessor.put(`${reportPath}/save_changes`, {
			sub_category_results: [{ id: 2_000_000_000, evaluation_note: 'x' }],
		});
		expect(foreign.errors).toHaveProperty(['sub_category_results.0.id']);
		await good(assessor.put(`${reportPath}/save_changes`, notesFor(report, '下書き')));
		await good(assessor.post(reportPath, notesFor(report, '記録を確認しました。')));
		expect(await statusNow()).toBe(5);

		const proposal = await good(assessor.get<EditedProposal>(proposalPath));
		const notes = {
			sub_category_results: proposal.main_category_results.flatMap((category) =>
				category.sub_category_results.map((sub) => ({ id: sub.id, proposal_note: '母語の資料を用意しましょう。' })),
			),
		};
		await good(assessor.put(`${proposalPath}/save_changes`, notes));
		expect((await admin.post(finalise)).message).toMatch(/its improvement proposal was not submitted/);
		await good(assessor.post(proposalPath, notes));
		expect(await statusNow()).toBe(6);
		expect(await refusal(assessor.post(finalise))).toEqual([403, 'This action is unauthorized.']);
		await good(admin.post(finalise));
		expect((await admin.post(finalise)).status).toBe(409);

		const { result } = await good(owner.get<AssessmentResult>(`/app/assessment_results/${id}?is_first_time=true`));
		expect([result.score, result.max_score, result.sdg_score]).toEqual([350, 700, 50]);
		expect(result.main_category_results.map(({ score }) => score)).toEqual([50, 50, 50, 50, 50, 50, 50]);
		const shown = await good(owner.get<ImprovementProposal>(`/app/improvement_proposals/${id}`));
		expect(shown.main_category_results[0]?.sub_category_results[0]?.proposal_note).toBe('母語の資料を用意しましょう。');
		expect((await owner.get(`/app/assessment_results/${id}?is_first_time=false`)).text).toBe(NOT_FOUND);
	});
});

describe('the re-assessment', () => {
	it('raises the score to 700', async () => {
		const { admin, assessor, owner } = cast;
		const calls = `/console/re_assessments/${id}`;
		expect((await assessor.get(calls)).text).toBe(NOT_FOUND);
		await good(assessor.post(`${calls}/apply`));
		expect((await assessor.post(`${calls}/apply`)).status).toBe(409);
		expect((await assessor.post(`/console/certifications/${id}/apply`)).status).toBe(409);
		expect((await good(assessor.get<{ content: string }>(`${calls}/interview_record`))).content).toBe('');
		await good(assessor.put(`${calls}/interview_record/`, { content: '面談しました。' }));
		expect((await assessor.post(`${calls}/calculate`)).status).toBe(409);
		expect((await assessor.get(`${calls}/evaluation_report`)).text).toBe(NOT_FOUND);
		expect(await checkEverything(SECOND, 3)).toBe(24);
		await askForEvidence();
		await good(assessor.post(`${calls}/calculate`));
		expect(await statusNow()).toBe(9);
		expect((await admin.post(`${calls}/confirm`)).status).toBe(409);
		const report = await good(assessor.get<EvaluationReport>(`${calls}/evaluation_report`));
		await good(assessor.put(`${calls}/evaluation_report/save_changes`, notesFor(report, '改善')));
		await good(assessor.post(`${calls}/evaluation_report`, notesFor(report, '改善を確認しました。')));
		expect((await assessor.post(`${calls}/confirm`)).status).toBe(403);
		await good(admin.post(`${calls}/confirm`));
		const again = await good(owner.get<AssessmentResult>(`/app/assessment_results/${id}?is_first_time=false`));
		expect([again.result.score, again.result.sdg_score]).toEqual([700, 100]);
		const first = await good(owner.get<AssessmentResult>(`/app/assessment_results/${id}?is_first_time=true`));
		expect(first.result.score).toBe(350);
	});
});

describe('the certificate', () => {
	it('is applied for, issued with a date, and read by the company', async () => {
		const { assessor, owner } = cast;
		const calls = `/console/certifications/${id}`;
		const today = tokyoDate(booted.current.clock.now());
		expect((await owner.get('/app/certificate')).text).toBe(NOT_FOUND);
		expect((await assessor.post(`${calls}/confirm`, { issue_date: today })).status).toBe(409);
		await good(assessor.post(`${calls}/apply`));
		expect((await assessor.post(`${calls}/confirm`, {})).errors).toHaveProperty('issue_date');
		expect((await assessor.post(`${calls}/confirm`, { issue_date: '2999-01-01' })).status).toBe(422);
		expect((await good(assessor.get<Certification>(calls))).status).toBe('applied');
		await good(assessor.post(`${calls}/confirm`, { issue_date: today }));
		expect((await assessor.post(`${calls}/confirm`, { issue_date: today })).status).toBe(409);
		const certificate = await good(owner.get<Certificate>('/app/certificate'));
		expect(certificate).toMatchObject({ score: 700, max_score: 700, issued_at: today });
		expect(await good(assessor.get<Certificate>(`${calls}/certificate`))).toEqual(certificate);
		const [row] = await good(owner.get<{ status: { id: number }; score: number }[]>('/app/assessment_history'));
		expect([row?.status.id, row?.score]).toEqual([13, 700]);
	});

	it('cannot be read after the sign-out', async () => {
		const { owner, assessor } = cast;
		expect((await owner.logOut('app')).status).toBe(200);
		expect((await owner.get('/app/certificate')).status).toBe(401);
		expect((await assessor.logOut('console')).status).toBe(200);
		expect((await assessor.get('/console/certifications')).status).toBe(401);
	});
});

describe('the free assessment', () => {
	it('is read, answered and submitted without a sign-in', async () => {
		const visitor = pageClient(booted.current.url, 'ja');
		const paper = await good(visitor.get<FreePaper>('/free_assessment/paper'));
		const subs = paper.main_categories.flatMap((category) => category.sub_categories);
		const questions = subs.flatMap((sub) => sub.questions);
		expect([paper.main_categories.length, subs.length, questions.length]).toEqual([7, 24, 75]);
		const scores = scoreFreeAssessment(paper.main_categories, new Map(questions.map((question) => [question.id, 1])));
		const body = {
			assessment_paper_id: paper.id,
			company_name: '無料診断株式会社',
			client_name: '山田 花子',
			email: 'hanako@example.com',
			referer_id: null,
			phone: '0000',
			message: '',
			has_inquiry_request: false,
			score: scores.total,
			free_category_results: scores.categories.map((category) => ({
				main_category_id: category.id,
				score: category.score,
				free_sub_category_results: category.subCategories.map((sub) => ({ sub_category_id: sub.id, score: sub.score })),
			})),
		};
		const wrong = await visitor.post('/free_assessment/contact', { ...body, score: 101 });
		expect([wrong.status, wrong.errors]).toEqual([422, { score: ['点数は100以下の数値で入力してください。'] }]);
		const sent = await visitor.post<{ id: number; certificate_token: string }>('/free_assessment/contact', body);
		expect([sent.status, sent.message]).toEqual([200, '診断結果を保存しました。']);
		const applied = await visitor.post<{ id: number }>('/free_assessment/contact', {
			...body,
			contact_id: sent.data.id,
			certificate_token: sent.data.certificate_token,
			phone: '03-1234-5678',
			message: '正式な評価を受けたいです。',
			has_inquiry_request: true,
		});
		expect([applied.status, applied.data.id]).toEqual([200, sent.data.id]);
		const inquiries = await good(
			cast.admin.get<{ id: number; score: number; has_inquiry_request: boolean }[]>('/console/inquiries'),
		);
		expect(inquiries).toMatchObject([{ id: sent.data.id, score: 100, has_inquiry_request: true }]);
	});
});
