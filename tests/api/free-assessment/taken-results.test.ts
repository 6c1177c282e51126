import { eq } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import { afterEach, describe, expect, it } from 'vitest';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { papers } from '#server/db/tables/papers.ts';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import { scoreFreeAssessment } from '#shared/free-assessment/scoring.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { mixedAnswers, questionsOf, readFreePaper, takenBodyOf } from '#tests/support/free-results.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { openPath } from '#tests/support/shares.ts';

/** A free result that a visitor takes along: the page of its link, and what is printed. */

/** Two servers: a link of one opens on the other, as after a restart. */
const booted = withApp({
	servers: 2,
	env: { TRUST_PROXY: '127.0.0.1', PDF_WAIT_MS: '0', PUBLIC_URL: 'https://kyosei.example.com' },
});

afterEach(() => booted.current.clock.release());

const LINK = '/free_assessment/result/link';
const PDF = '/free_assessment/result/pdf';
const DAY_MS = 24 * 3_600_000;

type Link = { path: string; until: string };

const makeLink = async (app: TestApp, body: unknown): Promise<Link> => {
	const { status, data, text } = await call<Link>(app, 'POST', LINK, { body });
	if (status !== 200) throw new Error(text);
	return data;
};

const open = async (path: string, headers: Record<string, string> = {}) => {
	const answer = await openPath(booted.current, path, headers);
	const page = await answer.text();
	const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page) ?? [];
	return { status: answer.status, headers: answer.headers, page, text: main.replaceAll(/<[^>]+>|\s+/g, '') };
};

/** What the screen of the result computes. */
const scoresOn = (paper: FreePaper, answerOf: (at: number) => AnswerCode = mixedAnswers) =>
	scoreFreeAssessment(
		paper.main_categories,
		new Map(questionsOf(paper).map(({ id }, at) => [id, answerOf(at)] as const)),
	);

const inLanguage = (locale: Locale) => ({ 'Accept-Language': locale });

describe('the page of a link', () => {
	it('shows a second visitor the scores of the screen, what they are, and no answer to a question', async () => {
		const app = booted.current;
		const paper = await readFreePaper(app);
		const { path, until } = await makeLink(app, takenBodyOf(paper));
		expect(path).toMatch(/^\/result\/[\w.-]{60,110}$/);
		const { status, headers, text } = await open(path, inLanguage('ja'));
		expect(status).toBe(200);
		const { total, categories } = scoresOn(paper);
		expect(text).toContain(`総合点${total}/100点`);
		expect(categories.map(({ score }) => score)).not.toEqual(Array.from({ length: 7 }, () => 100));
		paper.main_categories.forEach(({ content }, at) => {
			expect(text).toContain(`${content}${categories[at]?.score}`);
		});
		expect(text).toContain('自己診断（第三者の確認なし）');
		for (const { content } of questionsOf(paper)) expect(text).not.toContain(content);
		expect(new Date(until).getTime() - app.clock.now().getTime()).toBeGreaterThan(DAY_MS - 60_000);
		expect(Object.fromEntries(headers)).toMatchObject({
			'cache-control': 'no-store',
			'x-robots-tag': 'noindex',
			'referrer-policy': 'no-referrer',
		});
		const english = await open(path, inLanguage('en'));
		expect(english.text).toContain('Self-assessment,notchecked');
		expect(english.text).toContain('Recruitment');
	});

	it('has no script, and the mark', async () => {
		const { page } = await open(
			(await makeLink(booted.current, takenBodyOf(await readFreePaper(booted.current)))).path,
		);
		expect(page).not.toContain('<script');
		expect(page).toContain('<svg');
	});

	it('is opened by every server with the secret, so also after a restart', async () => {
		const { path } = await makeLink(booted.current, takenBodyOf(await readFreePaper(booted.current)));
		const answers = await Promise.all([0, 1, 2, 3].map(async () => (await fetch(booted.current.url + path)).status));
		expect(answers).toEqual([200, 200, 200, 200]);
	});

	it('ends after 24 hours', async () => {
		const app = booted.current;
		app.clock.set('2027-03-10T03:00:00Z');
		const { path, until } = await makeLink(app, takenBodyOf(await readFreePaper(app)));
		expect(until).toBe('2027-03-11T03:00:00.000Z');
		app.clock.set('2027-03-11T02:59:59Z');
		const last = await open(path, inLanguage('ja'));
		expect([last.status, last.text.includes('2027年03月10日作成')]).toEqual([200, true]);
		expect(last.text).toContain('2027年03月11日12:00まで');
		expect((await open(path, inLanguage('en'))).text).toContain('Createdon2027-03-10');
		app.clock.set('2027-03-11T03:00:00Z');
		expect((await open(path)).status).toBe(404);
	});

	it('that is unknown, changed or over has the same bytes', async () => {
		const app = booted.current;
		const { path } = await makeLink(app, takenBodyOf(await readFreePaper(app)));
		const middle = Math.floor(path.length / 2);
		const changed = path.slice(0, middle) + (path[middle] === 'A' ? 'B' : 'A') + path.slice(middle + 1);
		app.clock.advance(DAY_MS);
		const pages = await Promise.all(
			[path, changed, '/result/x', '/result/v1.AAAA', `/result/${'A'.repeat(88)}`].map(async (each) => {
				const { status, page, headers } = await open(each);
				return JSON.stringify([status, page, [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))]);
			}),
		);
		expect(new Set(pages).size).toBe(1);
		expect(pages[0]).toMatch(/^\[404,/);
	});

	it('stays what it was when another paper is published, and takes answers to the former one', async () => {
		const app = booted.current;
		const paper = await readFreePaper(app);
		const { path } = await makeLink(app, takenBodyOf(paper));
		const before = await open(path, inLanguage('ja'));
		const other = await publishPaper(app, smallPaper([1, 2, 3]), false);
		try {
			expect((await readFreePaper(app)).id).toBe(other);
			expect((await open(path, inLanguage('ja'))).page).toBe(before.page);
			const later = await makeLink(app, takenBodyOf(paper));
			expect((await open(later.path, inLanguage('ja'))).text).toContain(`総合点${scoresOn(paper).total}/100点`);
		} finally {
			await app.deps.db
				.update(papers)
				.set({ publishedAt: new Date(0) })
				.where(eq(papers.id, other));
		}
	});

	it('shows 0 where no question counts, as the screen does', async () => {
		const paper = await readFreePaper(booted.current);
		const { path } = await makeLink(
			booted.current,
			takenBodyOf(paper, () => 3),
		);
		expect((await open(path, inLanguage('ja'))).text).toContain('総合点0/100点');
	});
});

describe('what cannot be taken along', () => {
	const refusals = async (body: unknown) =>
		Promise.all(
			[LINK, PDF].map(async (path) => {
				const { status, errors } = await call(booted.current, 'POST', path, { body, locale: 'en' });
				return [status, Object.keys(errors ?? {})];
			}),
		);
	const both = (field: string) => [
		[422, [field]],
		[422, [field]],
	];

	it('is a paper that is unknown, a draft, or for companies', async () => {
		const app = booted.current;
		const body = takenBodyOf(await readFreePaper(app));
		const premium = await publishPaper(app, smallPaper());
		const [draft] = await app.deps.db
			.insert(papers)
			.values({ isPremium: false, isPublished: false })
			.returning({ id: papers.id });
		for (const id of [2_000_000_000, premium, draft?.id]) {
			expect(await refusals({ ...body, assessment_paper_id: id })).toEqual(both('assessment_paper_id'));
		}
	});

	it('is a result that lacks an answer, or has two, another or an unknown one', async () => {
		const body = takenBodyOf(await readFreePaper(booted.current));
		const [first, ...rest] = body.answers;
		expect(await refusals({ ...body, answers: rest })).toEqual(both('answers'));
		expect(await refusals({ ...body, answers: [] })).toEqual(both('answers'));
		expect(await refusals({ ...body, answers: [first, first, ...rest] })).toEqual(both('answers.1.question_id'));
		const stranger = { question_id: 2_000_000_000, answer: 1 };
		expect(await refusals({ ...body, answers: [stranger, ...rest] })).toEqual(both('answers.0.question_id'));
		const unknown = { ...first, answer: 4 };
		expect(await refusals({ ...body, answers: [unknown, ...rest] })).toEqual(both('answers.0.answer'));
		const { message } = await call(booted.current, 'POST', LINK, { body: { ...body, answers: rest }, locale: 'en' });
		expect(message).toContain('1 question is not answered yet');
	});
});

describe('the PDF', () => {
	it('is printed from scores alone, once for equal results, in the queue of visitors', async () => {
		const app = booted.current;
		app.clock.set('2027-03-10T03:00:00Z');
		const paper = await readFreePaper(app);
		const answers = await Promise.all(
			[1, 2].map(() => call(app, 'POST', PDF, { body: takenBodyOf(paper), locale: 'ja' })),
		);
		expect(answers.map(({ status }) => status)).toEqual([202, 202]);
		const rows = await app.deps.db.select().from(pdfDocuments).where(eq(pdfDocuments.kind, 'free-result'));
		expect(rows).toHaveLength(1);
		const { total, categories } = scoresOn(paper);
		expect(rows[0]).toMatchObject({ progressId: null, round: null, forCompanySince: null, locale: 'ja' });
		expect(rows[0]?.content).toEqual({
			score: total,
			categories: paper.main_categories.map(({ id, content }, at) => ({ id, content, score: categories[at]?.score })),
			made_on: tokyoDate(app.clock.now()),
			site: 'https://kyosei.example.com/free-assessment',
		});
	});
});

describe('a token', () => {
	it('is in no log and no metric, also when the link is over', async () => {
		const app = booted.current;
		const { path } = await makeLink(app, takenBodyOf(await readFreePaper(app)));
		const token = path.slice('/result/'.length);
		app.logs.splice(0);
		await openPath(app, path);
		app.clock.advance(DAY_MS);
		await openPath(app, path);
		await fetch(app.serverUrl + path, { method: 'POST' });
		await openPath(app, '/robots.txt');
		await pWaitFor(() => app.logs.join('').includes('/robots.txt'), { timeout: LIMITS.poll });
		const metrics = await (await fetch(`${app.serverUrl}/metrics`)).text();
		for (const text of [app.logs.join(''), metrics]) expect(text).not.toContain(token);
	});
});

describe('limits', () => {
	const limited = withApp({
		env: {
			TRUST_PROXY: '127.0.0.1',
			LIMIT_RESULTS_PER_ADDRESS: '2',
			LIMIT_CODE_MISSES_PER_NETWORK: '2',
			PDF_WAIT_MS: '0',
		},
	});

	it('of making are those of applications, each counted apart', async () => {
		const app = limited.current;
		const body = takenBodyOf(await readFreePaper(app));
		const statuses: string[] = [];
		for (const path of [LINK, LINK, LINK, PDF, PDF, PDF]) {
			statuses.push(`${path} ${(await call(app, 'POST', path, { body })).status}`);
		}
		expect(statuses).toEqual([`${LINK} 200`, `${LINK} 200`, `${LINK} 429`, `${PDF} 202`, `${PDF} 202`, `${PDF} 429`]);
		expect((await call(app, 'POST', '/free_assessment/contact', { body: {} })).status).toBe(422);
	});

	it('of guessing count by network, apart from links of companies; a known link never counts', async () => {
		const app = limited.current;
		const { path } = await makeLinkFrom('203.0.113.40');
		const guess = async (network: string, each: string) =>
			(await openPath(app, each, { 'X-Forwarded-For': network })).status;
		expect([
			await guess('198.51.100.20', '/result/a'),
			await guess('198.51.100.20', '/result/b'),
			await guess('198.51.100.20', '/result/c'),
			await guess('198.51.100.20', path),
			await guess('198.51.100.20', '/share/a'),
			await guess('192.0.2.21', '/result/d'),
		]).toEqual([404, 404, 429, 200, 404, 404]);
	});

	const makeLinkFrom = async (address: string): Promise<Link> => {
		const answer = await fetch(`${limited.current.url}/api${LINK}`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
			body: JSON.stringify(takenBodyOf(await readFreePaper(limited.current))),
		});
		return ((await answer.json()) as { data: Link }).data;
	};
});
