import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { addTotp, areaOf } from '#tests/support/accounts/second-factor.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { isUndocumented } from '#tests/support/calls/documented-answers.ts';
import { rawRequest } from '#tests/support/calls/raw-request.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';
import { inputFor, makeWholeWorld, tokenFor, type WholeWorld } from '#tests/support/whole-world.ts';

const booted = withApp();
const strict = withApp({ env: { REQUIRE_STAFF_SECOND_FACTOR: 'true' } });

let world: WholeWorld;
beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1]));
	world = await makeWholeWorld(booted.current);
});

type Response = { $ref?: string; content?: { 'application/json': { schema: object } } };
type Call = { parameters?: { name?: string; $ref?: string }[]; responses: Record<string, Response> };
type Description = {
	servers: { url: string }[];
	info: { description: string };
	paths: Record<string, Record<string, Call> & { servers?: { url: string }[] }>;
	components: { parameters: Record<string, { name: string; in: string }> };
};

const read = async ({ url }: TestApp): Promise<Description> =>
	(await (await fetch(`${url}/api/openapi.json`)).json()) as Description;

describe('a sign-in that asks for more', () => {
	const faultsOf401 = async (app: TestApp, person: Person) => {
		const area = areaOf(person);
		const answer = await call(app, 'POST', `/${area}/login`, {
			body: { email: person.user.email, password: PASSWORD },
		});
		const { paths, components } = await read(app);
		const schema = paths[`/${area}/login`]?.post?.responses[401]?.content?.['application/json'].schema;
		const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile({ ...schema, components });
		const fields = JSON.parse(answer.text) as Record<string, unknown>;
		expect(isValid({ message: fields.message }), 'the schema asks for more than a message').toBe(false);
		return { status: answer.status, fields: Object.keys(fields), faults: isValid(fields) ? [] : isValid.errors };
	};

	it.each([makeCompanyUser, makeConsoleAdmin])('is answered as described, by its second factor', async (make) => {
		const app = booted.current;
		const person = await make(app);
		await addTotp(app, person);
		expect(await faultsOf401(app, person)).toEqual({
			status: 401,
			fields: ['challenge', 'methods', 'passkey', 'message'],
			faults: [],
		});
	});

	it('is answered as described, with a ticket to set up the first', async () => {
		const app = strict.current;
		const person = await makeConsoleAdmin(app);
		expect(await faultsOf401(app, person)).toEqual({
			status: 401,
			fields: ['ticket', 'expires_at', 'message'],
			faults: [],
		});
	});
});

describe('the statuses of the description', () => {
	it('are held against every answer of an API test', () => {
		expect(isUndocumented('POST', '/api/app/logout', 418)).toBe(true);
		expect(isUndocumented('POST', '/api/app/logout', 200)).toBe(false);
		expect(isUndocumented('GET', '/api/app/logout', 405), 'no call of the description').toBe(false);
		expect(isUndocumented('GET', '/api/file_preview/*', 304)).toBe(false);
		expect(isUndocumented('GET', '/sanctum/csrf-cookie', 200)).toBe(true);
	});

	it('include 404 for a company without any assessment', async () => {
		const { post } = await makeCompanyUser(booted.current);
		expect((await post('/app/assessment')).status).toBe(404);
	});
});

describe('what is the same for everybody', () => {
	const elsewhere = withApp({ env: { PUBLIC_URL: 'https://kyosei.example.com' } });
	const get = (path: string, headers: Record<string, string> = {}) =>
		rawRequest(booted.current, { path, headers: { 'Accept-Encoding': 'br', ...headers } });

	it.each(['/api/openapi.json', '/api/docs/', '/api/docs/js/scalar.js'])(
		'%s is compressed once, and not sent again to one who has it',
		async (path) => {
			const { status, headers } = await get(path);
			const { etag = '' } = headers;
			expect({ status, encoding: headers['content-encoding'], cache: headers['cache-control'] }).toEqual({
				status: 200,
				encoding: 'br',
				cache: 'no-cache',
			});
			expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
			const known = await get(path, { 'If-None-Match': `"another", ${etag}` });
			expect([known.status, known.text, known.headers.etag]).toEqual([304, '', etag]);
			expect((await get(path, { 'If-None-Match': '"another"' })).status).toBe(200);
		},
	);

	it('the description names the public address, and never the Host of a request', async () => {
		const serverOf = async (app: TestApp) => {
			const { text } = await rawRequest(app, { path: '/api/openapi.json', headers: { Host: 'evil.example' } });
			expect(text).not.toContain('evil.example');
			return (JSON.parse(text) as Description).servers;
		};
		expect(await serverOf(booted.current)).toEqual([{ url: '/api' }]);
		expect(await serverOf(elsewhere.current)).toEqual([{ url: 'https://kyosei.example.com/api' }]);
	});
});

describe('CSRF, for one who knows only the description', () => {
	it('is followed to a login', async () => {
		const { url: root } = booted.current;
		const { paths, servers, components, info } = await read(booted.current);
		expect(info.description).toContain('GET /sanctum/csrf-cookie');
		const cookiePath = paths['/sanctum/csrf-cookie'];
		const from = new URL(cookiePath?.servers?.[0]?.url ?? '', `${root}/api/openapi.json`);
		const given = await fetch(new URL('sanctum/csrf-cookie', from));
		expect([given.status, Object.keys(cookiePath?.get?.responses ?? {})]).toEqual([204, ['204', '429', '500']]);
		const [cookie = ''] = given.headers.getSetCookie()[0]?.split(';') ?? [];

		const ref = paths['/app/login']?.post?.parameters?.[0]?.$ref?.split('/').at(-1) ?? '';
		const header = components.parameters[ref];
		expect(header).toMatchObject({ name: 'X-XSRF-TOKEN', in: 'header' });
		const { user } = await makeCompanyUser(booted.current);
		const logIn = (headers: Record<string, string>) =>
			fetch(new URL(`${servers[0]?.url}/app/login`, from), {
				method: 'POST',
				headers: { 'Content-Type': 'application/json', Origin: root, Cookie: cookie, ...headers },
				body: JSON.stringify({ email: user.email, password: PASSWORD }),
			});
		expect((await logIn({})).status).toBe(419);
		expect((await logIn({ [header?.name ?? '']: decodeURIComponent(cookie.split('=')[1] ?? '') })).status).toBe(200);
	});

	it('is described at the calls that need it, and only there', async () => {
		const { paths } = await read(booted.current);
		for (const { operation } of listOperations(operations)) {
			const described = paths[operation.path.replace(/:(\w+)\*?/g, '{$1}')];
			for (const method of operation.methods) {
				const { parameters = [], responses = {} } = described?.[method.toLowerCase()] ?? {};
				const takesHeader = parameters.some(({ $ref }) => $ref?.endsWith('/XsrfToken'));
				expect([operation.path, takesHeader, '419' in responses]).toEqual([
					operation.path,
					operation.needsCsrf,
					operation.needsCsrf,
				]);
			}
		}
	});
});

describe('the order of a list', () => {
	const lists = listOperations(operations).filter(
		({ operation }) => operation.kind === 'query' && 'sort' in operation.query,
	);

	it.each(lists)('of $name is taken as described, and no other', async ({ name, operation }) => {
		const { paths } = await read(booted.current);
		const path = operation.path.replace(':id', '{id}');
		const parameters = paths[path]?.get?.parameters as { name: string; schema: { enum: string[] } }[];
		const fields = parameters.find(({ name }) => name === 'sort')?.schema.enum ?? [];
		const token = tokenFor(world, operation);
		const { id } = inputFor(world, name, operation);
		const statusOf = async (sort: string) =>
			(await call(booted.current, 'GET', `${operation.path.replace(':id', String(id))}?sort=${sort}`, { token }))
				.status;
		expect(await Promise.all(fields.map(statusOf))).toEqual(fields.map(() => 200));
		for (const other of ['id', '-', `--${fields[0]}`, `+${fields[0]}`]) expect(await statusOf(other)).toBe(422);
	});
});
