import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { saveSheet } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper, submittedAssessment } from '#tests/support/assessments.ts';
import { type RawAnswer, type RawRequest, rawRequest } from '#tests/support/calls/raw-request.ts';
import { call } from '#tests/support/client.ts';
import { newCompanyForm } from '#tests/support/companies.ts';
import { makeCompanyUser, type Person } from '#tests/support/factories.ts';
import { inputFor, makeWholeWorld, tokenFor, type WholeWorld } from '#tests/support/whole-world.ts';

const booted = withApp();

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FOREIGN = { Origin: 'https://evil.example' };
const TEN_MB = 10 * 1024 * 1024;
const MEMBERS = '/api/app/company_users';

let world: WholeWorld;
let owner: Person;
let member: Person;
beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper([1]));
	world = await makeWholeWorld(app);
	owner = world.staged.owner;
	member = await makeCompanyUser(app, { companyId: world.staged.companyId, role: 1 });
});

const send = (request: RawRequest): Promise<RawAnswer> => rawRequest(booted.current, request);
const bearer = ({ token }: Person): Record<string, string> => ({ Authorization: `Bearer ${token}` });
const english = { 'Accept-Language': 'en' };

type Body = { message: string; errors?: Record<string, string[]> };
const bodyOf = ({ text }: RawAnswer): Body => JSON.parse(text) as Body;

const post = (path: string, headers: Record<string, string>, body: string | Buffer = '{') =>
	send({ method: 'POST', path, headers: { ...english, ...JSON_TYPE, ...headers }, body });

describe('the order of checks', () => {
	const tooLarge = Buffer.alloc(TEN_MB, 0x20);

	it('413: too large, for every path and actor', async () => {
		for (const path of ['/api/nowhere', '/api/app/me', MEMBERS, '/trpc/app.members.add', '/api/app/login']) {
			const answer = await post(path, FOREIGN, tooLarge);
			expect([path, answer.status, bodyOf(answer).message]).toEqual([path, 413, expect.stringContaining('too large')]);
		}
		const unmeasured = { method: 'POST', path: MEMBERS, headers: { ...JSON_TYPE, ...FOREIGN }, isChunked: true };
		expect((await send({ ...unmeasured, body: tooLarge })).status).toBe(413);
	});

	it('404 and 405: unknown path or method', async () => {
		expect((await post('/api/nowhere', FOREIGN)).status).toBe(404);
		const answer = await send({ method: 'DELETE', path: MEMBERS, headers: { ...english, ...FOREIGN } });
		expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
		expect(bodyOf(answer).message).toBe('The DELETE method is not supported. Supported methods: POST.');
	});

	it('419: a foreign origin', async () => {
		expect((await post(MEMBERS, FOREIGN)).status).toBe(419);
		expect((await post('/trpc/app.members.add', FOREIGN)).status).toBe(419);
	});

	it('401: no session', async () => {
		expect((await post(MEMBERS, {})).status).toBe(401);
		expect((await post('/trpc/app.members.add', {})).status).toBe(401);
		expect((await post(`${MEMBERS}/abc/reset_password`, {})).status).toBe(401);
	});

	it('403: wrong role', async () => {
		expect((await post(MEMBERS, bearer(member))).status).toBe(403);
		expect((await post('/trpc/app.members.add', bearer(member), '{}')).status).toBe(403);
		expect((await post(MEMBERS, { ...bearer(member), 'Content-Type': 'text/plain' })).status).toBe(403);
	});

	it('400, 415 and 422 for the input, also for unknown records', async () => {
		const unknown = `${MEMBERS}/2147483647/reset_password`;
		expect((await post(unknown, bearer(owner))).status).toBe(400);
		expect((await post(unknown, { ...bearer(owner), 'Content-Type': 'text/plain' })).status).toBe(415);
		expect((await post(unknown, bearer(owner), '{}')).status).toBe(422);
		expect((await post(unknown, bearer(owner), '{"password":"long enough"}')).status).toBe(404);
	});

	it('409 before the validation of content rules', async () => {
		const { owner: submitter, admin }: Staged = await submittedAssessment(booted.current);
		const { data } = await submitter.get<{ categories: { id: number }[] }>('/app/assessment');
		const category = await submitter.get<{ answer_sub_categories: { id: number }[] }>(
			`/app/assessment/answer_categories/${data.categories[0]?.id}`,
		);
		const foreignAnswer = { answer_contents: [{ id: 2_147_483_647, answer: 1 }] };
		const saved = await saveSheet(submitter, category.data.answer_sub_categories[0]?.id ?? 0, foreignAnswer);
		expect(saved.status).toBe(409);
		const unknown = await admin.post('/console/certifications/2147483647/confirm', { issue_date: '2999-01-01' });
		expect(unknown.status).toBe(404);
	});
});

describe('429', () => {
	const limited = withApp({ env: { LIMIT_CALLS_PER_TOKEN: '3' } });

	it('comes after 419 and 401, and before 403 and validation', async () => {
		const person = await makeCompanyUser(limited.current, { role: 1 });
		const ask = async (headers: Record<string, string>) =>
			(await rawRequest(limited.current, { method: 'POST', path: MEMBERS, headers, body: '{' })).status;
		for (let call = 0; call < 3; call++) expect(await ask(bearer(person))).toBe(403);
		expect(await ask({ ...bearer(person), ...FOREIGN })).toBe(419);
		expect(await ask({ Authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
		const requestedAt = Date.now() / 1000;
		const over = await rawRequest(limited.current, {
			method: 'POST',
			path: MEMBERS,
			headers: { ...english, ...bearer(person) },
		});
		const answered = Date.now() / 1000;
		expect(over.status).toBe(429);
		const wait = Number(over.headers['retry-after']);
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(60);
		expect(over.headers).toMatchObject({ 'x-ratelimit-limit': '3', 'x-ratelimit-remaining': '0' });
		// Both are rounded to seconds.
		const saidAt = Number(over.headers['x-ratelimit-reset']) - wait;
		expect(saidAt).toBeGreaterThan(requestedAt - 1);
		expect(saidAt).toBeLessThan(answered + 1);
		expect(bodyOf(over).message).toBe(
			`Too many attempts. Please try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
		);
	});

	it('counts every call of a batch', async () => {
		const { token } = await makeCompanyUser(limited.current);
		const batch = Array.from({ length: 5 }, () => 'app.session.me').join(',');
		const answer = await rawRequest(limited.current, {
			path: `/trpc/${batch}?batch=1&input=${encodeURIComponent('{}')}`,
			headers: { Authorization: `Bearer ${token}` },
		});
		const calls = JSON.parse(answer.text) as { result?: object; error?: { data: { httpStatus: number } } }[];
		expect(calls.map((one) => one.error?.data.httpStatus ?? 200).sort()).toEqual([200, 200, 200, 429, 429]);
	});
});

describe('every refusal under /api is JSON', () => {
	const odd: [string, RawRequest, number][] = [
		['an unknown path', { path: '/api/nowhere' }, 404],
		['the base itself', { path: '/api' }, 404],
		['the base with a slash', { path: '/api/' }, 404],
		['a known path with another after it', { path: '/api/app/me/more' }, 404],
		['a broken escape', { path: '/api/%zz' }, 400],
		['a broken escape in an id', { path: '/api/console/companies/%E0%A4%A' }, 400],
		['an escape that is no character', { path: '/api/file/%ff%fe' }, 400],
		['a NUL in the path', { path: '/api/file/documents%00x' }, 401],
		['a trailing slash', { path: '/api/app/me/' }, 401],
		['a very long path', { path: `/api/file/${'x'.repeat(12_000)}` }, 401],
		['a very long id', { path: `/api/console/companies/${'1'.repeat(12_000)}` }, 401],
		['an empty segment', { path: '/api//app/me' }, 404],
		['another method', { method: 'PUT', path: '/api/app/login' }, 405],
		['OPTIONS', { method: 'OPTIONS', path: '/api/app/login' }, 405],
		['OPTIONS on nothing', { method: 'OPTIONS', path: '/api/nowhere' }, 404],
		['a method from elsewhere', { method: 'PROPFIND', path: '/api/app/me' }, 404],
		['a read in upper case', { path: '/api/APP/ME' }, 404],
	];

	it.each(odd)('%s', async (_name, request, status) => {
		for (const [language, said] of [
			['ja', /[ぁ-ん]/],
			['en', /^[\x20-\x7e]+$/],
		] as const) {
			const answer = await send({ ...request, headers: { 'Accept-Language': language } });
			expect(answer.status).toBe(status);
			expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
			expect(answer.headers['cache-control'], 'a cache may keep it').toBe('no-store');
			expect(Object.keys(bodyOf(answer))).toEqual(['message']);
			expect(bodyOf(answer).message).toMatch(said);
		}
	});

	it.each([
		['a certificate that is not there yet', { path: '/api/verify/0000-0000-0000' }, 404],
		['a call without a session', { method: 'POST', path: MEMBERS }, 401],
		['a page of the other area', { path: '/trpc/console.session.me' }, 401],
		['a call that does not exist', { path: '/trpc/nothing' }, 404],
		['what is ready', { path: '/readyz' }, 200],
	] as [string, RawRequest, number][])('%s is in no cache', async (_name, request, status) => {
		const answer = await send(request);
		expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
	});

	it('a body that is no UTF-8 is refused with words, and nothing of it is stored', async () => {
		const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0x93, 0xfa]), Buffer.from('"}')]);
		const headers = { ...english, ...bearer(owner), 'Content-Type': 'application/json' };
		for (const path of [MEMBERS, '/trpc/app.members.add']) {
			const answer = await send({ method: 'POST', path, headers, body });
			expect(answer.status).toBe(400);
			expect(answer.text).toContain('The content cannot be read because it is not UTF-8.');
		}
	});

	it.each(['0x1', '1.0', '1e0', '%201', '+1', '01', '1%20', '%EF%BC%91', '2147483648', '0', '-1'])(
		'an id that is written otherwise is no id: %s',
		async (id) => {
			const path = `/api/app/company_users/${id}`;
			const answer = await send({ method: 'DELETE', path, headers: bearer(owner) });
			expect([answer.status, bodyOf(answer).message]).toEqual([404, '見つかりません。']);
		},
	);

	it('HEAD answers like GET, without a body', async () => {
		const [known, unknown] = [
			await send({ method: 'HEAD', path: '/api/app/me', headers: bearer(owner) }),
			'/api/nowhere',
		];
		expect([known.status, known.text]).toEqual([200, '']);
		expect((await send({ method: 'HEAD', path: '/api/app/me' })).status).toBe(401);
		expect((await send({ method: 'HEAD', path: unknown })).status).toBe(404);
		expect((await send({ method: 'HEAD', path: '/api/app/login' })).status).toBe(405);
	});

	it('405 lists the allowed methods', async () => {
		const allow = async (method: string, path: string) => (await send({ method, path })).headers.allow;
		expect(await allow('DELETE', '/api/app/assessment')).toBe('GET, POST, HEAD');
		expect(await allow('GET', `${MEMBERS}/1`)).toBe('PUT, PATCH, DELETE');
		expect(await allow('OPTIONS', '/api/app/me')).toBe('GET, HEAD');
		expect(await allow('PATCH', '/api/openapi.json')).toBe('GET, HEAD');
		// Not those of `/console/companies/:id`.
		expect(await allow('DELETE', '/api/console/companies/import')).toBe('POST');
		expect(await allow('PUT', '/api/console/companies/import/')).toBe('POST');
		expect(await allow('POST', '/api/console/companies/import%2F')).toBe('GET, PUT, PATCH, HEAD');
	});

	it('TRACE is served nowhere, and sends back nothing of a request', async () => {
		const paths = [
			'/',
			'/app/login',
			'/api/app/me',
			MEMBERS,
			'/trpc/app.session.me',
			'/files/x',
			'/nowhere',
			'/readyz',
		];
		for (const path of paths) {
			const headers = { ...bearer(owner), Cookie: 'token=marker', 'X-Marker': 'marker' };
			const answer = await send({ method: 'TRACE', path, headers });
			expect([path, answer.status]).toEqual([path, 404]);
			expect([path, answer.headers['content-type']]).not.toEqual([path, 'message/http']);
			const sentBack = JSON.stringify([answer.headers, answer.text]);
			expect([path, sentBack.includes('marker'), sentBack.includes(owner.token ?? '-')]).toEqual([path, false, false]);
		}
	});

	it('negotiates the language', async () => {
		const message = async (wish: string) =>
			bodyOf(await send({ path: '/api/app/me', headers: { 'Accept-Language': wish } })).message;
		const [ja, en] = [await message('ja'), await message('en')];
		expect(ja).not.toBe(en);
		expect(await message('fr, en;q=0.5, ja;q=0.1')).toBe(en);
		expect(await message('en-GB')).toBe(en);
		expect(await message('en;q=0, fr')).toBe(ja);
		expect(await message(';;;q=,')).toBe(ja);
	});
});

describe('malformed input', () => {
	const logIn = (body: string | undefined, headers: Record<string, string> = {}) =>
		send({
			method: 'POST',
			path: '/api/app/login',
			headers: { ...english, ...JSON_TYPE, ...headers },
			...(body === undefined ? {} : { body }),
		});

	it('counts the errors in both languages', async () => {
		const { token } = world.staged.admin;
		const [en, ja] = [
			await call(booted.current, 'POST', '/console/companies', { token, body: {} }),
			await call(booted.current, 'POST', '/console/companies', { token, body: {}, locale: 'ja' }),
		];
		const count = Object.values(en.errors).flat().length - 1;
		expect(count).toBeGreaterThan(1);
		expect(en.message).toBe(`${Object.values(en.errors)[0]?.[0]} (and ${count} more errors)`);
		expect(ja.message).toBe(`${Object.values(ja.errors)[0]?.[0]}（ほか${count}件のエラーがあります）`);
	});

	it('a list that is too long is one error, whatever it holds', async () => {
		const answer = await call(booted.current, 'POST', '/free_assessment/contact', {
			body: { free_category_results: new Array(5_000).fill({}) },
		});
		expect(answer.errors.free_category_results).toEqual([
			'The category results field must not have more than 50 items.',
		]);
		expect(Object.keys(answer.errors).filter((field) => field.startsWith('free_category_results.'))).toEqual([]);
	});

	it('lists the errors of a hundred fields, and counts the rest', async () => {
		const { token } = world.staged.admin;
		const body = { company_ids: new Array(1_000).fill('no id') };
		const path = `/console/admin_users/${owner.user.id}/assign_company`;
		const { status, message, errors } = await call(booted.current, 'POST', path, { token, body });
		expect([status, Object.keys(errors).length]).toEqual([422, 100]);
		expect(message).toMatch(/ \(and 999 more errors\)$/);
	});

	it.each([undefined, '', '{}'])('an absent body with a JSON content type counts as empty: %j', async (body) => {
		const answer = await logIn(body);
		expect([answer.status, Object.keys(bodyOf(answer).errors ?? {})]).toEqual([422, ['email', 'password']]);
	});

	it.each(['{', 'email=x', '{"email":}', '{"a":1}}', "{'a':1}", '\u0000', 'undefined', '\ufeff{}', '{"a":NaN}'])(
		'is no JSON: %j',
		async (body) => {
			expect((await logIn(body)).status).toBe(400);
		},
	);

	it.each(['null', '[]', '[{}]', '"text"', '5', 'true', '{"__proto__":{"a":1}}', '{"email":{"__proto__":1}}'])(
		'is no record: %s',
		async (body) => {
			const answer = await logIn(body);
			expect([answer.status, Object.keys(bodyOf(answer).errors ?? {})]).toEqual([422, ['body']]);
			expect(({} as { a?: number }).a).toBeUndefined();
		},
	);

	const noTexts: { value: unknown }[] = [{}, [], null, 0, true, { toString: 'x' }, ['a@example.com']].map((value) => ({
		value,
	}));

	it.each(noTexts)('is not a text: $value', async ({ value }) => {
		const answer = await logIn(JSON.stringify({ email: value, password: value }));
		expect([answer.status, Object.keys(bodyOf(answer).errors ?? {})]).toEqual([422, ['email', 'password']]);
	});

	it('is nested too deep, over REST and tRPC', async () => {
		const deep = '['.repeat(7_000) + ']'.repeat(7_000);
		expect((await logIn(`{"email":${deep},"password":"long enough"}`)).status).toBe(422);
		expect((await logIn(deep)).status).toBe(422);
		expect((await logIn(`{"unknown":${deep}}`)).status).toBe(422);
		for (const input of [`{"email":${deep},"password":"long enough"}`, deep, `{"unknown":${deep}}`]) {
			expect((await post('/trpc/app.session.login', {}, input)).status).toBe(422);
		}
	});

	it.each([
		'text/plain',
		'application/json\t;x',
		'application/json;charset=utf-16',
		'application/x-www-form-urlencoded',
		'multipart/form-data; boundary=x',
		'application/jsonp',
		'application/json, text/plain',
		'x'.repeat(2_000),
	])('has another content type: %j', async (type) => {
		const body = '{"email":"a@example.com","password":"long enough"}';
		const answer = await logIn(body, { 'Content-Type': type });
		expect([answer.status, bodyOf(answer).message]).toEqual([415, 'This type of content is not accepted.']);
	});

	it('over tRPC: the same types, prototypes and texts', async () => {
		const path = '/trpc/app.session.login';
		for (const [body, status] of [
			['{', 400],
			['[]', 422],
			['null', 422],
			['"text"', 422],
			['{"__proto__":{"a":1},"email":"a"}', 422],
		] as const) {
			expect([body, (await post(path, {}, body)).status]).toEqual([body, status]);
		}
		for (const type of ['text/plain', 'application/json\t;x', 'multipart/form-data', 'application/octet-stream']) {
			expect((await post(path, { 'Content-Type': type }, '{}')).status).toBe(415);
		}
		expect((await send({ path: '/trpc/app.session.me?input=%7B', headers: bearer(owner) })).status).toBe(400);
		expect((await send({ path: '/trpc/nowhere' })).status).toBe(404);
		expect((await send({ path, headers: english })).status).toBe(405);
		expect(({} as { a?: number }).a).toBeUndefined();
	});
});

describe('texts and numbers at their limits', () => {
	// 23 of these fit into a form's 256 KB.
	const LONG = 'あ'.repeat(3_000);

	it('texts of 3,000 characters and NUL are refused in short fields', async () => {
		const { admin } = world.staged;
		const form = newCompanyForm();
		for (const text of [LONG, 'a\u0000b']) {
			const broken = Object.fromEntries(
				Object.entries(form).map(([key, value]) => [key, typeof value === 'string' ? text : value]),
			);
			const { status, errors } = await admin.post('/console/companies', broken);
			const texts = Object.keys(form).filter((key) => typeof form[key as keyof typeof form] === 'string');
			expect([status, Object.keys(errors).sort()]).toEqual([422, texts.sort()]);
		}
		expect((await admin.get(`/console/companies?q=${encodeURIComponent(LONG.slice(0, 1_000))}`)).status).toBe(422);
		expect((await admin.get('/console/companies?q=a%00b')).status).toBe(422);
		expect((await admin.get('/console/companies?sort=a%00b')).status).toBe(422);
		expect((await admin.get('/file/documents%00')).status).toBe(404);
	});

	it.each(['0', '-1', '1.5', '4294967297', '99999999999999999999', '1e400', 'NaN', 'null', '%20', '１', "1'--"])(
		'no record is called %s',
		async (id) => {
			const { admin } = world.staged;
			expect((await admin.get(`/console/companies/${id}`)).text).toBe('{"message":"Not found."}');
			expect((await admin.delete(`/console/admin_users/${id}`)).text).toBe('{"message":"Not found."}');
		},
	);

	const noIds: { id: unknown }[] = [4_294_967_297, 1e21, -1, 1.5, '1', null, [1], {}].map((id) => ({ id }));

	it.each(noIds)('a body with the invalid id $id is refused', async ({ id }) => {
		const { admin } = world.staged;
		const path = `/console/admin_users/${world.ids.adminUser}/assign_company`;
		const answer = await admin.post(path, { company_ids: [id] });
		expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['company_ids.0']]);
	});

	it.each([
		'page=1&page=2',
		'q=a&q=b',
		'page=1e9',
		'page=0',
		'page=x',
		'per_page=201',
		'sort=name;drop',
		'page[]=1&q[a]=b',
	])('a list with the query %s', async (query) => {
		const { status, headers } = await world.staged.admin.get(`/console/companies?${query}`);
		expect([status, headers.get('content-type')]).toEqual([
			query.startsWith('page[') ? 200 : 422,
			'application/json; charset=utf-8',
		]);
	});

	it('the highest page number is an empty page', async () => {
		const answer = await world.staged.admin.get('/console/companies?page=1000000&per_page=200');
		expect([answer.status, answer.data]).toEqual([200, []]);
	});
});

describe('batches', () => {
	const statusesOf = ({ text }: RawAnswer): number[] =>
		(JSON.parse(text) as { error?: { data: { httpStatus: number } } }[]).map(
			(one) => one.error?.data.httpStatus ?? 200,
		);

	const batchOf = (name: string, calls: number) =>
		`/trpc/${Array.from({ length: calls }, () => name).join(',')}?batch=1`;

	it.each([51, 300, 1_000])('of %i calls are refused', async (calls) => {
		const app = booted.current;
		app.queries.splice(0);
		const answer = await send({ path: batchOf('free.partners', calls), headers: english });
		expect([answer.status, bodyOf(answer).message]).toEqual([413, 'The content is too large.']);
		expect(app.queries).toEqual([]);
	});

	it('of logins are limited per call', async () => {
		const path = '/trpc/app.session.login';
		const inputs = Array.from({ length: 50 }, () => ({ email: 'batch@example.com', password: 'not the one' }));
		const answer = await send({
			method: 'POST',
			path: batchOf('app.session.login', 50),
			headers: JSON_TYPE,
			body: JSON.stringify(Object.fromEntries(inputs.map((input, at) => [at, input]))),
		});
		expect(statusesOf(answer).filter((status) => status === 422)).toHaveLength(5);
		expect(statusesOf(answer).filter((status) => status === 429)).toHaveLength(45);
		expect((await post(path, {}, JSON.stringify(inputs[0]))).status).toBe(429);
		const whole = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [at, inputs[0]]));
		expect((await post(batchOf('app.session.login', 100), {}, JSON.stringify(whole))).status).toBe(413);
	});
});

describe('no input causes a 500', () => {
	const NASTY: unknown[] = [
		{ version: -1 },
		{ version: 'x' },
		{ constructor: { prototype: { a: 1 } }, id: 'x', length: -1 },
		{ answer_contents: {}, main_categories: null, company_ids: 'all', sub_category_results: [null] },
		{ answer_contents: [{ id: 1e308 }], main_categories: [[]], company_ids: [[]], sub_category_results: [{}] },
		{ email: ['x'], name: { a: 1 }, password: 12345678, role: '0', status: '1', issue_date: {} },
		{ email: '\ud800@example.com', name: '\ud800', content: '\udfff', password: '\u0000'.repeat(8) },
	];

	const writes = listOperations(operations).filter(
		({ name, operation }) => operation.kind === 'mutation' && operation.hasBody && !name.endsWith('.logout'),
	);

	it.each(writes)('$name', async ({ name, operation }) => {
		const input = inputFor(world, name, operation);
		const path = operation.path.replace(':id', String(input.id));
		for (const method of operation.methods) {
			for (const body of NASTY) {
				const { status, text } = await call(booted.current, method, path, { token: tokenFor(world, operation), body });
				expect(status, `${name} ${JSON.stringify(body)}: ${text}`).toBeLessThan(500);
			}
		}
	});
});
