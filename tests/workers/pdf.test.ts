import { count, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser } from '#tests/support/factories.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';

const fetchPdf = (url: string, path: string, token: string | null, locale = 'ja'): Promise<Response> =>
	fetch(`${url}/api${path}`, {
		headers: { 'Accept-Language': locale, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
	});

const resultPath = ({ progress }: Staged, area: 'app' | 'console' = 'console'): string =>
	`/${area}/assessment_results/${progress.id}/pdf?is_first_time=true`;

describe('documents as PDF', () => {
	const booted = withApp({ worker: true });
	let staged: Staged;

	beforeAll(async () => {
		await publishPaper(booted.current, smallPaper([1, 8]));
		staged = await assessmentAt(booted.current, 6);
	});

	const jobs = async (): Promise<number> => {
		const { db } = booted.current.deps;
		const [row] = await db.select({ jobs: count() }).from(outboxJobs).where(eq(outboxJobs.name, 'render-pdf'));
		return row?.jobs ?? 0;
	};

	it('are rendered once for twenty concurrent calls in both areas, then served from storage', async () => {
		const { url } = booted.current;
		const before = await jobs();
		const responses = Array.from({ length: 20 }, (_, at) =>
			at % 2 === 0
				? fetchPdf(url, resultPath(staged), staged.admin.token)
				: fetchPdf(url, resultPath(staged, 'app'), staged.owner.token),
		);
		const files = await Promise.all(
			(await Promise.all(responses)).map(async (answer) => {
				expect(answer.status).toBe(200);
				return Buffer.from(await answer.arrayBuffer());
			}),
		);
		expect(await jobs()).toBe(before + 1);
		for (const file of files) expect(file.equals(files[0] ?? Buffer.of())).toBe(true);
		const again = await fetchPdf(url, resultPath(staged), staged.admin.token);
		expect(again.headers.get('content-type')).toBe('application/pdf');
		expect(again.headers.get('content-disposition')).toContain('assessment-result.pdf');
		expect(Number(again.headers.get('content-length'))).toBe(files[0]?.length);
		expect(again.headers.get('cache-control')).toBe('no-store');
		expect(Buffer.from(await again.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
		expect(await jobs()).toBe(before + 1);
	});

	it('are rendered per language, and again when their content changes', async () => {
		const { url } = booted.current;
		const before = await jobs();
		expect((await fetchPdf(url, resultPath(staged), staged.admin.token, 'en')).status).toBe(200);
		expect(await jobs()).toBe(before + 1);
		await staged.admin.post(`/console/evaluation_reports/${staged.progress.id}`, {});
		expect((await fetchPdf(url, resultPath(staged), staged.admin.token, 'en')).status).toBe(200);
		expect(await jobs()).toBe(before + 2);
	});

	it('are rendered ahead of time on finalization', async () => {
		const app = booted.current;
		const kinds = async () =>
			(await app.deps.db.select({ kind: pdfDocuments.kind }).from(pdfDocuments)).map(({ kind }) => kind).sort();
		await app.deps.db.delete(pdfDocuments);
		const other = await assessmentAt(app, 7);
		expect(await kinds()).toEqual(['proposal', 'report']);
		const before = await jobs();
		expect((await fetchPdf(app.url, resultPath(other, 'app'), other.owner.token)).status).toBe(200);
		expect(await jobs()).toBe(before);
	});

	it('are access-controlled', async () => {
		const app = booted.current;
		const proposal = `/improvement_proposals/${staged.progress.id}/pdf`;
		const graded = await assessmentAt(app, 5);
		const [stranger, assessor] = [await makeCompanyUser(app), await makeAssessor(app)];
		const get = (path: string, token: string | null) => call(app, 'GET', path, { token });
		for (const path of [resultPath(staged, 'app'), `/app${proposal}`]) {
			const unknown = await get(path.replace(/\d+/, '999999'), stranger.token);
			const foreign = await get(path, stranger.token);
			expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
			expect((await get(path, staged.admin.token)).status).toBe(401);
			expect((await get(path, null)).status).toBe(401);
		}
		for (const path of [resultPath(staged), `/console${proposal}`]) {
			expect((await get(path, assessor.token)).status).toBe(404);
			expect((await get(path, staged.owner.token)).status).toBe(401);
		}
		// Staff may read the report from 5 on, the company from 6.
		expect((await get(resultPath(graded, 'app'), graded.owner.token)).status).toBe(404);
		expect((await get(`/console/improvement_proposals/${graded.progress.id}/pdf`, graded.admin.token)).status).toBe(
			404,
		);
		expect((await get('/app/certificate/pdf', stranger.token)).status).toBe(404);
		expect(
			(await get(`/console/certifications/${staged.progress.id}/certificate/pdf`, staged.admin.token)).status,
		).toBe(404);
		const body = { certificate_token: 'a token that nobody was given' };
		expect((await call(app, 'POST', '/free_assessment/certificate/pdf', { body })).status).toBe(404);
		expect((await call(app, 'POST', '/free_assessment/certificate/pdf', { body: {} })).status).toBe(422);
		expect((await call(app, 'DELETE', resultPath(staged), { token: staged.admin.token })).status).toBe(405);
	});
});

describe('the queue limit', () => {
	const booted = withApp({ env: { PDF_WAIT_MS: '0', PDF_QUEUE_LIMIT: '1' } });

	afterEach(() => booted.current.stopWorker());

	it('answers 202 below and 429 above the limit, and does not block finalization', async () => {
		const app = booted.current;
		await publishPaper(app, smallPaper([1, 8]));
		const [first, second] = [await assessmentAt(app, 6), await assessmentAt(app, 6)];
		const ask = (staged: Staged) => call(app, 'GET', resultPath(staged), { token: staged.admin.token });
		const accepted = await ask(first);
		expect([accepted.status, accepted.data]).toEqual([202, null]);
		expect(accepted.message).toBe('The PDF is being created. Please try again shortly.');
		expect(Number(accepted.headers.get('retry-after'))).toBeGreaterThan(0);
		const refused = await ask(second);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		// A pending document does not count again.
		expect((await ask(first)).status).toBe(202);
		expect((await advance(app, second, 7)).progress.status).toBe(7);
		await app.startWorker();
		await expect.poll(async () => (await ask(first)).status, { interval: 200 }).toBe(200);
		expect((await ask(second)).status).toBe(202);
	});
});
