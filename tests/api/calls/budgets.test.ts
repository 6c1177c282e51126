import { describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { rawRequest } from '#tests/support/calls/raw-request.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** Heavy calls over their budget: 429, counted per call of a batch, for a person or an address. */

const booted = withApp({
	env: {
		PDF_WAIT_MS: '0',
		TRUST_PROXY: '127.0.0.1',
		LIMIT_PAPERS_PER_ADDRESS: '3',
		LIMIT_DESCRIPTIONS_PER_ADDRESS: '2',
		LIMIT_IMPORTS_PER_PERSON: '2',
		LIMIT_WORKBOOKS_PER_PERSON: '2',
		LIMIT_PDFS_PER_PERSON: '2',
		LIMIT_SEARCHES_PER_PERSON: '2',
		LIMIT_COMPUTATIONS_PER_PERSON: '2',
	},
});

const headersOf = ({ headers }: Pick<Answer<unknown>, 'headers'>) => ({
	limit: headers.get('X-RateLimit-Limit'),
	remaining: headers.get('X-RateLimit-Remaining'),
	wait: Number(headers.get('Retry-After')),
	reset: Number(headers.get('X-RateLimit-Reset')),
});

const statusesOf = async (person: Person, paths: readonly string[]) => {
	const statuses: number[] = [];
	for (const path of paths) statuses.push((await person.get(path)).status);
	return statuses;
};

describe('the paper of the free assessment, in a batch', () => {
	const ask = (address: string, calls: number) =>
		rawRequest(booted.current, {
			path: `/trpc/${Array.from({ length: calls }, () => 'free.paper').join(',')}?batch=1&input=${encodeURIComponent('{}')}`,
			headers: { 'X-Forwarded-For': address },
		});
	const statusesIn = (text: string): number[] =>
		(JSON.parse(text) as { error?: { data: { httpStatus: number } } }[]).map(
			({ error }) => error?.data.httpStatus ?? 200,
		);

	it('counts once per call, together with REST, and apart for each address', async () => {
		expect(statusesIn((await ask('192.0.2.1', 2)).text)).toEqual([200, 200]);
		const answer = await ask('192.0.2.1', 2);
		expect(statusesIn(answer.text).toSorted()).toEqual([200, 429]);
		expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '3', 'x-ratelimit-remaining': '0' });
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
		const overRest = (headers: Record<string, string>) =>
			call(booted.current, 'GET', '/free_assessment/paper', { headers });
		expect((await overRest({ 'X-Forwarded-For': '192.0.2.1' })).status).toBe(429);
		expect((await overRest({ 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200);
	});
});

it.each([
	['calls that anybody may make', 'free.paper', 3],
	['calls', 'console.search', 21],
])('a batch with more heavy %s than our client sends is refused as a whole', async (_, call, count) => {
	const calls = Array.from({ length: count }, () => call).join(',');
	const answer = await rawRequest(booted.current, { path: `/trpc/${calls}?batch=1&input=${encodeURIComponent('{}')}` });
	expect(answer.status).toBe(413);
});

it('the description of the API is sent as often as the budget of an address allows', async () => {
	const read = async (address: string) =>
		(await rawRequest(booted.current, { path: '/api/openapi.json', headers: { 'X-Forwarded-For': address } })).status;
	expect([await read('192.0.2.7'), await read('192.0.2.7'), await read('192.0.2.7')]).toEqual([200, 200, 429]);
	expect(await read('192.0.2.8')).toBe(200);
});

describe('a signed-in person', () => {
	const LISTS = ['/console/companies/download', '/console/assessment_progresses/download'];

	it('downloads as many workbooks as the budget of all of them allows, in any session', async () => {
		const [admin, other] = [await makeConsoleAdmin(booted.current), await makeConsoleAdmin(booted.current)];
		expect(await statusesOf(admin, LISTS)).toEqual([200, 200]);
		const refused = await admin.get('/console/evidence_requests/download');
		expect(refused.status).toBe(429);
		const { limit, remaining, wait, reset } = headersOf(refused);
		expect({ limit, remaining }).toEqual({ limit: '2', remaining: '0' });
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(60);
		expect(Math.abs(reset - wait - Date.now() / 1000)).toBeLessThan(30);
		expect(await statusesOf(other, LISTS)).toEqual([200, 200]);
		expect((await admin.get('/console/companies')).status).toBe(200);
	});

	it.each([
		['searches', '/console/search?q=kyosei'],
		['comparisons of papers', '/console/assessment_papers/standard'],
		['PDFs', '/console/programme/pdf'],
	])('is refused the third of %s in a minute, and not the first of another kind', async (_name, path) => {
		const admin = await makeConsoleAdmin(booted.current);
		const statuses = await statusesOf(admin, [path, path, path, '/console/companies/download']);
		expect(statuses.map((status) => status === 429)).toEqual([false, false, true, false]);
	});

	it('imports as often as the budget allows, whatever the workbooks are', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const send = async (path: string) => {
			const form = new FormData();
			form.set('file', new Blob(['no workbook']), 'companies.xlsx');
			return (await call(booted.current, 'POST', path, { token: admin.token, raw: form })).status;
		};
		expect([
			await send('/console/companies/import/check'),
			await send('/console/assessment_papers/import'),
			await send('/console/companies/import'),
		]).toEqual([422, 422, 429]);
	});
});
