/** @module-tag rest */

import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { readFirstSheet, sheetPath } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { type RawRequest, rawRequest } from '#tests/support/calls/raw-request.ts';
import { makeCompanyUser, PASSWORD, type Person } from '#tests/support/factories.ts';

const MALFORMED_PER_MINUTE = 20;

const booted = withApp({
	env: { TRUST_PROXY: 'loopback', LIMIT_LOGIN_PER_ADDRESS: String(MALFORMED_PER_MINUTE) },
});

let owner: Person;
let sheetId: number;
beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1]));
	({ owner } = await startedAssessment(booted.current));
	sheetId = (await readFirstSheet(owner)).id;
});

const LOGIN = '/api/app/login';
const SAVE = (): string => `/api${sheetPath(sheetId)}/save_changes`;
const KB = 1024;

let addresses = 0;
/** Each call has an address of its own, so that no limit by address applies. */
const post = (path: string, body: string | Buffer, rest: Partial<RawRequest> = {}) =>
	rawRequest(booted.current, {
		method: 'POST',
		path,
		body,
		...rest,
		headers: {
			'Content-Type': 'application/json',
			'Accept-Language': 'en',
			'X-Forwarded-For': `198.51.100.${++addresses}`,
			...rest.headers,
		},
	});

const asOwner = () => ({ headers: { Authorization: `Bearer ${owner.token}` } });
const padded = (bytes: number): string => JSON.stringify({ email: 1, x: 'x'.repeat(bytes) });

it('a compressed body is refused unread, over REST and tRPC', async () => {
	const bomb = gzipSync(`{"email":1,"x":[${'{},'.repeat(1_600_000)}{}]}`);
	expect(bomb.length).toBeLessThan(16 * KB);
	for (const path of [LOGIN, '/trpc/app.session.login']) {
		const answer = await post(path, bomb, { headers: { 'Content-Encoding': 'gzip' } });
		expect([path, answer.status]).toEqual([path, 415]);
		expect((await post(path, '{}', { headers: { 'Content-Encoding': 'identity' } })).status).toBe(422);
	}
});

it('a sign-in may have 16 KB, with or without Content-Length, over REST and tRPC', async () => {
	for (const path of [LOGIN, '/trpc/app.session.login']) {
		for (const isChunked of [false, true]) {
			const statuses = [
				(await post(path, padded(15 * KB), { isChunked })).status,
				(await post(path, padded(16 * KB), { isChunked })).status,
			];
			expect([path, isChunked, statuses]).toEqual([path, isChunked, [422, 413]]);
		}
	}
});

it('a batch may have what its calls may have together', async () => {
	const batch = (calls: string, body: unknown, isChunked: boolean) =>
		post(`/trpc/${calls}?batch=1`, JSON.stringify(body), { isChunked });
	for (const isChunked of [false, true]) {
		const two = 'app.session.login,app.session.login';
		expect((await batch(two, { 0: { x: 'x'.repeat(30 * KB) }, 1: {} }, isChunked)).status).not.toBe(413);
		expect((await batch(two, { 0: { x: 'x'.repeat(33 * KB) }, 1: {} }, isChunked)).status).toBe(413);
	}
});

it('a sheet may have 4 MB, but not 200,001 elements', async () => {
	const text = 'あ'.repeat(300);
	const many = { answer_contents: Array.from({ length: 3_000 }, (_, id) => ({ id: id + 1, extension_note: text })) };
	expect((await post(SAVE(), JSON.stringify(many), asOwner())).status).toBe(422);
	expect((await post(SAVE(), `{"answer_contents":[${'{},'.repeat(1_500_000)}{}]}`, asOwner())).status).toBe(413);
	const form = await post('/api/app/company', `{"x":[${'0,'.repeat(2_000)}0]}`, asOwner());
	expect([form.status, Object.keys(JSON.parse(form.text).errors)]).toEqual([422, ['body']]);
	const elements = await post(SAVE(), `{"answer_contents":[${'0,'.repeat(200_001)}0]}`, asOwner());
	expect([elements.status, Object.keys(JSON.parse(elements.text).errors)]).toEqual([422, ['body']]);
});

it('an answer before the end of the body says that the connection ends', async () => {
	// More than fits into the buffers between two processes, so that the rest is still on its way.
	const body = Buffer.alloc(20 * KB * KB, 0x20);
	for (const [path, status] of [
		['/api/app/company', 413],
		['/api/app/documents', 401],
	] as const) {
		const type = path.endsWith('documents') ? 'multipart/form-data; boundary=x' : 'application/json';
		const kept = { Connection: 'keep-alive', 'Content-Type': type };
		const { headers, status: answered } = await post(path, body, { headers: kept });
		expect([path, answered, headers.connection]).toEqual([path, status, 'close']);
	}
	const whole = await post('/api/app/company', '{}', { headers: { Connection: 'keep-alive' } });
	expect([whole.status, whole.headers.connection]).toEqual([401, 'keep-alive']);
});

it('a form may have 256 KB', async () => {
	const answer = (bytes: number) => post('/api/app/company', padded(bytes), asOwner());
	expect((await answer(255 * KB)).status).toBe(422);
	expect((await answer(257 * KB)).status).toBe(413);
});

it.each(['REST', 'tRPC'])('malformed sign-ins are counted by address, over %s', async (transport) => {
	const path = transport === 'REST' ? LOGIN : '/trpc/app.session.login';
	const [from, elsewhere] = transport === 'REST' ? ['2001:db8:1:1', '2001:db8:1:2'] : ['2001:db8:2:1', '2001:db8:2:2'];
	const statuses: number[] = [];
	for (let n = 0; n <= MALFORMED_PER_MINUTE; n++) {
		const headers = { 'X-Forwarded-For': `${from}::${n}` };
		statuses.push((await post(path, n % 2 ? '{"email":1}' : '{', { headers })).status);
	}
	expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400, 422]));
	expect(statuses.at(-1)).toBe(429);
	const { user } = await makeCompanyUser(booted.current);
	const signIn = JSON.stringify({ email: user.email, password: PASSWORD });
	expect((await post(path, signIn, { headers: { 'X-Forwarded-For': `${elsewhere}::1` } })).status).toBe(200);
});
