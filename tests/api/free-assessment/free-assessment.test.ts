import { randomUUID } from 'node:crypto';
import { eq, notInArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { papers } from '#server/db/tables/papers.ts';
import type { Inquiry } from '#shared/free-assessment/inquiries.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import { scoreFreeAssessment } from '#shared/free-assessment/scoring.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { INTRODUCTION, publishGuidedPaper } from '#tests/support/guided-paper.ts';

const booted = withApp({
	env: { PARTNER_REFERERS: '{"acme":"https://partner.example/back"}' },
});

const CONTACT = '/free_assessment/contact';
const PAPER = '/free_assessment/paper';

type Stored = { id: number; certificate_token: string };

const paperIn = async (locale: 'ja' | 'en') =>
	call<FreePaper>(booted.current, 'GET', '/free_assessment/paper', { locale });

const send = (body: unknown, more: { locale?: 'ja' | 'en' } = {}) =>
	call<Stored>(booted.current, 'POST', CONTACT, { body, ...more });

const rowOf = async (id: number) => {
	const [row] = await booted.current.deps.db.select().from(freeContacts).where(eq(freeContacts.id, id));
	return row;
};

/** The payload of the screens after the last question, with every answer yes. */
const resultBody = async <More extends Record<string, unknown>>(more: More = {} as More) => {
	const { data: paper } = await paperIn('ja');
	const questions = paper.main_categories.flatMap((category) =>
		category.sub_categories.flatMap((sub) => sub.questions),
	);
	const scores = scoreFreeAssessment(paper.main_categories, new Map(questions.map(({ id }) => [id, 1])));
	return {
		assessment_paper_id: paper.id,
		company_name: unique('無料株式会社'),
		client_name: '山田 花子',
		email: `${unique('visitor')}@example.com`,
		phone: '0000',
		has_inquiry_request: false,
		score: scores.total,
		free_category_results: scores.categories.map(({ id, score, subCategories }) => ({
			main_category_id: id,
			score,
			free_sub_category_results: subCategories.map((sub) => ({ sub_category_id: sub.id, score: sub.score })),
		})),
		...more,
	};
};

type Body = Awaited<ReturnType<typeof resultBody>>;

const application = (body: Body, more: Record<string, unknown>) => ({
	...body,
	phone: '０３-１２３４-５６７８',
	message: '=見積もりを\nお願いします ',
	has_inquiry_request: true,
	...more,
});

describe('the paper', () => {
	it('is the shipped one, unanswered, in the language of the request', async () => {
		const [ja, en] = [await paperIn('ja'), await paperIn('en')];
		expect([ja.status, en.status]).toEqual([200, 200]);
		expect(ja.data.main_categories.map((category) => category.sub_categories.length)).toEqual([3, 5, 3, 3, 3, 4, 3]);
		expect([ja.data.main_categories[0]?.content, en.data.main_categories[0]?.content]).toEqual(['採用', 'Recruitment']);
		const [question] = en.data.main_categories[0]?.sub_categories[0]?.questions ?? [];
		expect(question?.content).toMatch(/^For every applicant/);
		expect(question).toEqual({
			id: expect.any(Number),
			content: expect.any(String),
			points: 4,
			answer: null,
			na_condition: 'There was no selection in the past year',
		});
	});

	it('ignores a stale token, and falls back to Japanese for missing English texts', async () => {
		const app = booted.current;
		const [category] = smallPaper();
		const untranslated = [
			{ ...category, content: '訳のない項目', content_en: null, sub_categories: category?.sub_categories ?? [] },
		];
		const id = await publishPaper(app, untranslated, false);
		const answer = await call<FreePaper>(app, 'GET', '/free_assessment/paper', { token: 'a-stale-token-of-yesterday' });
		expect(answer.status).toBe(200);
		expect(answer.data.main_categories[0]?.content).toBe('訳のない項目');
		expect(answer.data.main_categories[0]?.sub_categories[0]?.content).toBe('Sub-category 1-1');
		await app.deps.db
			.update(papers)
			.set({ publishedAt: new Date(0) })
			.where(eq(papers.id, id));
	});

	it('tells the introduction and the conditions, and guidance only where it is asked for', async () => {
		const app = booted.current;
		const before = await app.deps.db.select({ id: papers.id }).from(papers);
		await publishGuidedPaper(app, false);
		const questionsOf = ({ main_categories }: FreePaper) =>
			main_categories.flatMap((category) => category.sub_categories.flatMap((sub) => sub.questions));
		const { data: plain } = await paperIn('en');
		expect(plain.introduction).toBe(INTRODUCTION.en);
		expect(questionsOf(plain).slice(0, 2)).toMatchObject([
			{ na_condition: 'Nobody was hired' },
			{ na_condition: null },
		]);
		for (const question of questionsOf(plain)) expect(question).not.toHaveProperty('guidance');
		const guided = await call<FreePaper>(app, 'GET', '/free_assessment/paper?with=guidance', { locale: 'ja' });
		expect(guided.data.introduction).toBe(INTRODUCTION.ja);
		expect(questionsOf(guided.data).slice(0, 2)).toMatchObject([
			{ na_condition: '採用がない場合', guidance: { purpose: '目的です。', evidence: ['書類'] } },
			{ guidance: null },
		]);
		expect((await call(app, 'GET', '/free_assessment/paper?with=everything')).status).toBe(422);
		await app.deps.db.delete(papers).where(
			notInArray(
				papers.id,
				before.map(({ id }) => id),
			),
		);
	});

	it('answers 404 if none is published', async () => {
		const app = booted.current;
		const published = await app.deps.db
			.update(papers)
			.set({ isPremium: true })
			.where(eq(papers.isPremium, false))
			.returning({ id: papers.id });
		expect((await paperIn('ja')).status).toBe(404);
		for (const { id } of published) await app.deps.db.update(papers).set({ isPremium: false }).where(eq(papers.id, id));
		expect((await paperIn('ja')).status).toBe(200);
	});
});

describe('submitting a result', () => {
	it('stores it with the data of its certificate', async () => {
		const app = booted.current;
		const body = await resultBody({ referer_id: 'acme' });
		const answer = await send(body);
		expect([answer.status, answer.message]).toEqual([200, 'Your result was saved.']);
		const row = await rowOf(answer.data.id);
		expect(row).toMatchObject({
			score: 100,
			phone: '0000',
			refererId: 'acme',
			hasInquiryRequest: false,
			appliedAt: null,
		});
		expect(row?.categoryResults).toEqual(body.free_category_results);
		expect(answer.data.certificate_token.length).toBeGreaterThanOrEqual(43);
		expect(JSON.stringify(row)).not.toContain(answer.data.certificate_token);
		const admin = await makeConsoleAdmin(app);
		const { data } = await admin.get<{ id: number; test_takers: number }[]>(
			'/console/assessment_papers?is_premium=false',
		);
		expect(data.find((paper) => paper.id === body.assessment_paper_id)?.test_takers).toBe(1);
	});

	it('requires no CSRF token, also from our own pages', async () => {
		const { url } = booted.current;
		const response = await fetch(`${url}/api${CONTACT}`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Origin: url },
			body: JSON.stringify(await resultBody()),
		});
		expect(response.status).toBe(200);
	});

	it('accepts a result of an older published paper', async () => {
		const body = await resultBody();
		const newer = await publishPaper(booted.current, smallPaper(), false);
		expect((await paperIn('ja')).data.id).toBe(newer);
		expect((await send(body)).status).toBe(200);
		await booted.current.deps.db.delete(papers).where(eq(papers.id, newer));
	});

	it('returns validation errors in the language of the request', async () => {
		const answer = await send({ company_name: ' ', email: 'x' }, { locale: 'ja' });
		expect(answer.status).toBe(422);
		expect(answer.errors).toMatchObject({
			company_name: ['企業名を入力してください。'],
			client_name: ['担当者名を入力してください。'],
			email: ['メールアドレスは正しいメールアドレスの形式で入力してください。'],
			score: ['点数を入力してください。'],
		});
	});

	it('refuses invalid scores and ids of other papers', async () => {
		const app = booted.current;
		const body = await resultBody();
		for (const score of [-1, 101, 50.5, '50', null]) {
			expect((await send({ ...body, score })).errors).toHaveProperty('score');
		}
		const [first, second] = body.free_category_results;
		if (!first || !second) throw new Error('seven categories');
		const refused = async (results: unknown) => (await send({ ...body, free_category_results: results })).errors;
		expect(Object.keys(await refused([{ ...first, main_category_id: 999_999 }]))).toContain(
			'free_category_results.0.main_category_id',
		);
		expect(Object.keys(await refused([first, first]))).toEqual(['free_category_results.1.main_category_id']);
		expect(
			Object.keys(
				await refused([{ ...first, free_sub_category_results: second.free_sub_category_results.slice(0, 1) }]),
			),
		).toEqual(['free_category_results.0.free_sub_category_results.0.sub_category_id']);
		expect(Object.keys(await refused([{ ...first, score: 101 }]))).toEqual(['free_category_results.0.score']);

		const [regular] = await app.deps.db.select().from(papers).where(eq(papers.isPremium, true));
		for (const assessment_paper_id of [regular?.id, 999_999]) {
			expect(Object.keys((await send({ ...body, assessment_paper_id })).errors)).toEqual(['assessment_paper_id']);
		}
	});
});

describe('applying', () => {
	it('updates the submitted result instead of adding a second one', async () => {
		const app = booted.current;
		const body = await resultBody();
		const before = await app.deps.db.$count(freeContacts);
		const { data: sent } = await send(body);
		const applied = await send(application(body, { contact_id: sent.id, certificate_token: sent.certificate_token }));
		expect([applied.status, applied.message]).toEqual([200, 'We received your application.']);
		expect(applied.data).toEqual(sent);
		expect(await app.deps.db.$count(freeContacts)).toBe(before + 1);
		expect(await rowOf(sent.id)).toMatchObject({
			phone: '03-1234-5678',
			message: '=見積もりを\nお願いします ',
			hasInquiryRequest: true,
			appliedAt: expect.any(Date),
			score: 100,
		});
	});

	it('does not overwrite the result of another visitor', async () => {
		const body = await resultBody();
		const { data: sent } = await send(body);
		const stranger = await resultBody();
		const attempts = [
			application(stranger, { contact_id: sent.id }),
			application(body, { contact_id: sent.id }),
			{ ...body, company_name: '改名', contact_id: sent.id, certificate_token: '' },
			{ ...body, company_name: '改名', contact_id: sent.id, certificate_token: null },
			application(stranger, { contact_id: sent.id, certificate_token: (await send(stranger)).data.certificate_token }),
			application(body, { contact_id: sent.id, certificate_token: 'invented' }),
		];
		const before = await rowOf(sent.id);
		for (const attempt of attempts) {
			const answer = await send(attempt);
			expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['contact_id']]);
		}
		const unknown = await send(application(stranger, { contact_id: 999_999 }));
		expect(unknown.text).toBe((await send(attempts[0])).text);
		expect(await rowOf(sent.id)).toEqual(before);
	});

	it('requires the token to change an application', async () => {
		const body = await resultBody();
		const { data: sent } = await send(application(body, {}));
		const again = application(body, { contact_id: sent.id, message: '追記' });
		expect((await send(again)).status).toBe(422);
		const appliedAt = (await rowOf(sent.id))?.appliedAt;
		expect((await send({ ...again, certificate_token: sent.certificate_token })).status).toBe(200);
		expect(await rowOf(sent.id)).toMatchObject({ message: '追記', appliedAt });
	});

	it('requires a phone number', async () => {
		const answer = await send(application(await resultBody(), { phone: ' ' }));
		expect(answer.errors).toEqual({ phone: ['The phone number field is required.'] });
	});
});

describe('applying without a result', () => {
	const withoutResult = async () => application(await resultBody(), { score: null, free_category_results: [] });

	it('stores no score, and the list, its order and the workbook say so', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const takersOf = async (paperId: number) => {
			const { data } = await admin.get<{ id: number; test_takers: number }[]>(
				'/console/assessment_papers?is_premium=false',
			);
			return data.find(({ id }) => id === paperId)?.test_takers;
		};
		const body = await withoutResult();
		const before = await takersOf(body.assessment_paper_id);
		const sent = await send(body);
		expect([sent.status, sent.message]).toEqual([200, 'We received your application.']);
		expect(await rowOf(sent.data.id)).toMatchObject({ score: null, categoryResults: [], hasInquiryRequest: true });
		expect(await takersOf(body.assessment_paper_id)).toBe(before);

		const named = encodeURIComponent(body.company_name);
		const { data } = await admin.get<Inquiry[]>(`/console/inquiries?q=${named}`);
		expect(data).toMatchObject([{ id: sent.data.id, score: null, grade: null, category_results: [] }]);
		const byScore = await admin.get<Inquiry[]>('/console/inquiries?sort=-score');
		expect(byScore.data[0]?.score).not.toBeNull();
		expect(byScore.data.at(-1)?.score).toBeNull();
		const file = await downloadFile(app, admin.token, `/console/inquiries/download?q=${named}`);
		const [list] = (await openWorkbook(file.content)).worksheets;
		const [head, row] = [1, 2].map((at) => list?.getRow(at).values as unknown[]);
		const cellOf = (heading: string) => row?.[head?.indexOf(heading) ?? -1];
		expect([cellOf('Company name'), cellOf('Score'), cellOf('Grade')]).toEqual([
			body.company_name,
			undefined,
			undefined,
		]);
	});

	it('is refused for a result, and with parts of one', async () => {
		const body = await resultBody();
		const [category] = body.free_category_results;
		for (const refused of [
			{ ...body, score: null },
			{ ...body, score: null, free_category_results: [] },
			application(body, { score: null }),
			application(body, { score: null, free_category_results: [category] }),
			application(body, { score: undefined, free_category_results: [] }),
		]) {
			const { status, errors } = await send(refused);
			expect([status, errors]).toEqual([422, { score: ['The score field is required.'] }]);
		}
	});

	it('keeps the score of a result that was sent before', async () => {
		const body = await resultBody();
		const { data: sent } = await send(body);
		const proof = { contact_id: sent.id, certificate_token: sent.certificate_token };
		const applied = await send(application(body, { ...proof, score: null, free_category_results: [] }));
		expect(applied.status).toBe(200);
		expect(await rowOf(sent.id)).toMatchObject({ score: 100, categoryResults: body.free_category_results });
	});
});

describe('a form that is sent twice', () => {
	const count = () => booted.current.deps.db.$count(freeContacts);

	it.each([false, true])('makes one row and one answer, also at the same moment (application: %s)', async (applies) => {
		const result = await resultBody({ idempotency_key: randomUUID() });
		const body = applies ? application(result, {}) : result;
		const before = await count();
		const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)));
		const later = await send({ ...body, idempotency_key: result.idempotency_key.toUpperCase() });
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
		expect(await count()).toBe(before + 1);
		const certificate = { certificate_token: later.data.certificate_token };
		const applied = await send(application(result, { contact_id: later.data.id, ...certificate }));
		expect(applied.data).toEqual(later.data);
		expect((await send(body)).data).toEqual(later.data);
		expect(await count()).toBe(before + 1);
	});

	it('with the key of a stranger is another form, and reveals nothing of theirs', async () => {
		const theirs = await resultBody({ idempotency_key: randomUUID() });
		const { data: first } = await send(theirs);
		const row = await rowOf(first.id);
		const own = await resultBody();
		const attempts: Record<string, unknown>[] = [
			{ ...own, idempotency_key: theirs.idempotency_key },
			{ ...theirs, company_name: own.company_name },
			{ ...theirs, email: own.email },
			{ ...theirs, score: 99 },
			application(theirs, {}),
		];
		const before = await count();
		for (const attempt of attempts) {
			const { status, data } = await send(attempt);
			expect(status).toBe(200);
			expect(data.id).not.toBe(first.id);
			expect(data.certificate_token).not.toBe(first.certificate_token);
		}
		expect(await count()).toBe(before + attempts.length);
		expect(await rowOf(first.id)).toEqual(row);
	});

	it('without a key makes two rows, as before', async () => {
		const body = await resultBody();
		const before = await count();
		expect((await send(body)).data.id).not.toBe((await send(body)).data.id);
		expect((await send({ ...body, idempotency_key: null })).status).toBe(200);
		expect(await count()).toBe(before + 3);
	});

	it('has a UUID as its key', async () => {
		const body = await resultBody();
		for (const idempotency_key of ['', '1', 'x'.repeat(36), 1, {}]) {
			const { status, errors } = await send({ ...body, idempotency_key });
			expect([status, Object.keys(errors)]).toEqual([422, ['idempotency_key']]);
		}
	});
});

describe('partners', () => {
	it('come from the settings', async () => {
		const answer = await call(booted.current, 'GET', '/free_assessment/partners');
		expect(answer.data).toEqual({ acme: 'https://partner.example/back' });
	});
});

describe('the rate limit per address', () => {
	/** The settings as they are when nothing is set. */
	const byDefault = withApp({
		env: { LIMIT_OPEN_PER_ADDRESS: '', LIMIT_RESULTS_PER_ADDRESS: '', LIMIT_CERTIFICATES_PER_ADDRESS: '' },
	});
	const PDF = '/free_assessment/certificate/pdf';
	const FORGOTTEN = '/console/forgot_password';

	const statusesOf = async (app: TestApp, path: string, times: number, body: unknown = {}) => {
		const answers = await Promise.all(Array.from({ length: times }, () => call(app, 'POST', path, { body })));
		return answers.map(({ status }) => status).toSorted();
	};
	const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

	it('lets a seminar of forty behind one address send results, apply and ask for certificates at once', async () => {
		const app = byDefault.current;
		const body = await resultBody({ assessment_paper_id: (await call<FreePaper>(app, 'GET', PAPER)).data.id });
		const statuses = await statusesOf(app, CONTACT, 40, { ...body, free_category_results: [] });
		expect(statuses).toEqual(times(40, 200));
		// Asked again while they are made.
		expect(await statusesOf(app, PDF, 120, { certificate_token: 'unknown' })).toEqual(times(120, 404));
		const beyond = await call(app, 'POST', PDF, { body: { certificate_token: 'unknown' } });
		expect(beyond.status).toBe(429);
		expect(await statusesOf(app, CONTACT, 25)).toEqual([...times(20, 422), ...times(5, 429)]);
		expect((await call(app, 'GET', PAPER)).status).toBe(200);
	});

	it('of a forgotten password stays at ten, whatever else the address sent', async () => {
		const body = { email: 'nobody@example.com' };
		const statuses = await statusesOf(byDefault.current, FORGOTTEN, 11, body);
		expect(statuses).toEqual([...times(10, 200), 429]);
	});
});
