import { asc, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuditCounter } from '#server/audit/counter.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';

const booted = withApp({ env: { TRUST_PROXY: '127.0.0.1', LIMIT_LOGIN_PER_EMAIL: '100000' } });

const SERVERS = Number(process.env.TEST_SERVERS ?? '1');

beforeEach(async () => {
	const app = booted.current;
	await app.writeCounts();
	await app.deps.db.delete(auditEvents);
	app.clock.advance(60_000 * 60);
});

const invented = (n: number): string => `invented-${String(n).padStart(30, '0')}`;

const guess = (address: string, n: number) =>
	call(booted.current, 'GET', '/app/me', { token: invented(n), headers: { 'X-Forwarded-For': address } });

const rows = (action: string) =>
	booted.current.deps.db
		.select()
		.from(auditEvents)
		.where(like(auditEvents.action, action))
		.orderBy(asc(auditEvents.id));

const occurrences = async (action: string): Promise<number> =>
	(await rows(action)).reduce((sum, row) => sum + row.occurrences, 0);

/** Within one minute of the clock, so that the minute does not end between two calls. */
const atOnce = (): void => {
	const { clock } = booted.current;
	clock.set(new Date(Math.ceil(clock.now().getTime() / 60_000) * 60_000));
};

describe('refusals of strangers', () => {
	it('of one address and minute are one row, which counts them without being asked', async () => {
		atOnce();
		for (let sent = 0; sent < 2_000; sent += 100) {
			await Promise.all(Array.from({ length: 100 }, (_, at) => guess('203.0.113.9', sent + at)));
		}
		await expect.poll(() => occurrences('refused.%')).toBe(2_000);
		const written = await rows('%');
		expect(written.length).toBeLessThanOrEqual(SERVERS);
		expect(written[0]).toMatchObject({ action: 'refused.401', actorId: null, address: '203.0.113.9' });
	});

	/** The drill "ten attackers" sends as much as they may. */
	const STEPS = 15;

	it('by ten attackers for a minute make fewer than 100 rows', async () => {
		const app = booted.current;
		atOnce();
		app.clock.advance(30_000);
		let sent = 0;
		for (let step = 0; step < STEPS; step++) {
			const attacks = Array.from({ length: 10 }, (_, at) => {
				const headers = { 'X-Forwarded-For': `198.51.100.${at}`, Origin: 'https://evil.example' };
				const body = { email: `${step}-${at}@example.com`, password: 'a guess that is wrong' };
				sent += 3;
				return [
					guess(`198.51.100.${at}`, step),
					call(app, 'POST', '/app/assessment', { token: invented(step), headers, body: {} }),
					call(app, 'POST', '/console/login', { headers: { 'X-Forwarded-For': `198.51.100.${at}` }, body }),
				];
			});
			await Promise.all(attacks.flat());
			app.clock.advance(60_000 / STEPS);
		}
		await app.writeCounts();
		expect(await occurrences('%')).toBe(sent);
		expect((await rows('%')).length).toBeLessThan(100 * SERVERS);
	});

	it('of more addresses than have rows share one', async () => {
		const app = booted.current;
		atOnce();
		for (let at = 0; at < 300; at += 50) {
			await Promise.all(Array.from({ length: 50 }, (_, n) => guess(`2001:db8:${(at + n).toString(16)}::1`, at)));
		}
		await app.writeCounts();
		const written = await rows('refused.401');
		expect(written.length).toBeLessThanOrEqual(51 * SERVERS);
		const shared = written.filter((row) => row.address === null);
		expect(shared[0]?.detail).toEqual({ many_addresses: true });
		expect(await occurrences('refused.401')).toBe(300);
		await call(app, 'POST', '/app/login', {
			body: { email: 'nobody@unknown.example', password: 'a guess that is wrong' },
			headers: { 'X-Forwarded-For': '192.0.2.200' },
		});
		expect(
			(await rows('login.failed')).map((row) => row.address),
			'other actions keep their rows',
		).toEqual(['192.0.2.200']);
		const admin = await makeConsoleAdmin(app);
		const { data } = await admin.get<AuditEventRow[]>('/console/audit_events?q=refused.401');
		expect(data.find((row) => row.address === null)?.occurrences).toBe(shared[0]?.occurrences);
		const { content } = await downloadFile(app, admin.token, '/console/audit_events/download?q=refused.401', 'ja');
		const cells: unknown[] = [];
		(await openWorkbook(content)).getWorksheet('操作履歴')?.eachRow((row) => cells.push(row.values));
		expect(cells).toContainEqual(expect.arrayContaining([shared[0]?.occurrences, '多数のアドレス']));
	});

	it('start a new row with the next minute', async () => {
		atOnce();
		await guess('203.0.113.10', 1);
		booted.current.clock.advance(60_000);
		await guess('203.0.113.10', 2);
		expect((await rows('refused.401')).map((row) => row.occurrences)).toEqual([1, 1]);
	});
});

describe('refusals of accounts', () => {
	it('are a row for each person, call, status and minute', async () => {
		const app = booted.current;
		const [one, other] = [await makeCompanyUser(app, { role: 1 }), await makeCompanyUser(app, { role: 1 })];
		atOnce();
		const add = (token: string | null) => call(app, 'POST', '/app/company_users', { token, body: {} });
		for (let n = 0; n < 3; n++) expect((await add(one.token)).status).toBe(403);
		await add(other.token);
		const remove = await call(app, 'DELETE', '/app/company_users/1', { token: one.token });
		expect(remove.status).toBe(403);
		await app.writeCounts();
		const counted = (await rows('refused.403')).map((row) => [row.actorId, row.detail.call, row.occurrences]);
		if (SERVERS === 1) {
			expect(counted).toEqual([
				[one.user.id, 'app.members.add', 3],
				[other.user.id, 'app.members.add', 1],
				[one.user.id, 'app.members.delete', 1],
			]);
		} else expect(await occurrences('refused.403')).toBe(5);
	});

	it('failed sign-ins are a row for each known account and network, and one for all unknown emails', async () => {
		const app = booted.current;
		const { user } = await makeCompanyUser(app);
		atOnce();
		const fail = (email: string, address: string) =>
			call(app, 'POST', '/app/login', {
				body: { email, password: 'not the one' },
				headers: { 'X-Forwarded-For': address },
			});
		for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await fail(user.email, address);
		for (const name of ['a', 'b', 'c']) await fail(`${name}@unknown.example`, '192.0.2.1');
		await app.writeCounts();
		const counted = (await rows('login.failed')).map((row) => [row.actorId, row.address, row.occurrences]);
		if (SERVERS === 1) {
			expect(counted).toEqual([
				[user.id, '192.0.2.1', 2],
				[user.id, '192.0.2.2', 1],
				[null, '192.0.2.1', 3],
			]);
		} else expect(await occurrences('login.failed')).toBe(6);
	});
});

describe('the counter', () => {
	const event = (address: string) =>
		({
			action: 'refused.401',
			account: null,
			call: { locale: 'ja', address, limitKey: address, requestId: 'r', userAgent: '' },
		}) as const;

	it('writes its counts when it is closed, and keeps them while the database is away', async () => {
		const { deps } = booted.current;
		const errors: unknown[] = [];
		const db = Object.create(deps.db) as typeof deps.db;
		const counter = createAuditCounter({ db, clock: deps.clock }, (error) => errors.push(error));
		atOnce();
		for (let n = 0; n < 4; n++) await counter.count(event('192.0.2.77'));
		db.execute = () => Promise.reject(new Error('away')) as never;
		await counter.flush();
		expect([errors.length, await occurrences('refused.401')]).toEqual([1, 1]);
		db.execute = deps.db.execute.bind(deps.db) as never;
		await counter.close();
		expect(await occurrences('refused.401')).toBe(4);
	});
});
