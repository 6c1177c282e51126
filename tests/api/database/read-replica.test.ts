import { sql } from 'drizzle-orm';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import type { Executor } from '#server/db/client.ts';
import { hasReplayed, primaryPosition } from '#server/db/log-position.ts';
import { openReplica, READ_OUTCOMES, type ReadOutcome } from '#server/db/replica.ts';
import { operations } from '#server/router.ts';
import { bootApp, type TestApp } from '#tests/support/app.ts';
import { newCompanyForm } from '#tests/support/companies.ts';
import { type StallingProxy, startStallingProxy } from '#tests/support/database/stalling-proxy.ts';
import { type Standby, startWithStandby } from '#tests/support/database/standby.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';

/** Two servers on one primary and its standby, which they read lists from; one reaches it through a proxy. */

let standby: Standby;
let proxy: StallingProxy;
let app: TestApp;
let other: TestApp;
let admin: Person;

const bootOn = (replicaUrl: string): Promise<TestApp> =>
	bootApp({
		env: { DATABASE_REPLICA_URL: replicaUrl },
		databaseProxy: async () => standby.primaryUrl,
		servers: 1,
	});

beforeAll(async () => {
	standby = await startWithStandby();
	proxy = await startStallingProxy(standby.url);
	app = await bootOn(proxy.url);
	other = await bootOn(standby.url);
	admin = await makeConsoleAdmin(app);
	await makeCompany(app);
});
afterAll(async () => {
	await app?.close();
	await other?.close();
	await proxy?.close();
	await standby?.close();
});

type Row = { id: number; company_name: string };
const LIST = '/console/companies?page=1&per_page=100';

const namesFrom = async ({ url }: Pick<TestApp, 'url'>, token = admin.token): Promise<string[]> => {
	const answer = await fetch(`${url}/api${LIST}`, { headers: { Authorization: `Bearer ${token}` } });
	expect(answer.status).toBe(200);
	return ((await answer.json()) as { data: Row[] }).data.map((row) => row.company_name);
};

const namesInFile = async (from: Pick<TestApp, 'url'>): Promise<string[]> => {
	const { status, content } = await downloadFile(from, admin.token, '/console/companies/download');
	expect(status).toBe(200);
	const sheet = (await openWorkbook(content)).worksheets[0];
	return (sheet?.getColumn(1).values ?? []).slice(2).map(String);
};

/** Statements of the product on the standby. Its own quote their tables, those that ask for the replay have none. */
const readsThere = (): number => standby.log().split(/\sfrom "/).length - 1;

/** Reads until one ran on the standby: it may be a moment behind. */
const expectServedThere = async (read: () => Promise<unknown>): Promise<void> => {
	await expect
		.poll(async () => {
			const before = readsThere();
			await read();
			await expect
				.poll(readsThere, { timeout: 500 })
				.toBeGreaterThan(before)
				.catch(() => {});
			return readsThere() - before;
		})
		.toBeGreaterThan(0);
};

const readiness = async ({ serverUrl }: TestApp): Promise<{ status: number; replica: string }> => {
	const answer = await fetch(`${serverUrl}/readyz`);
	return { status: answer.status, replica: ((await answer.json()) as { replica: string }).replica };
};

const counted = async ({ serverUrl }: TestApp): Promise<Record<ReadOutcome, number> & { used: number }> => {
	const text = await (await fetch(`${serverUrl}/metrics`)).text();
	const value = (name: string) =>
		Number(
			text
				.split('\n')
				.find((line) => line.startsWith(`${name} `))
				?.split(' ')[1],
		);
	const reads = READ_OUTCOMES.map((outcome) => [outcome, value(`kyosei_replica_reads_total{outcome="${outcome}"}`)]);
	return { ...Object.fromEntries(reads), used: value('kyosei_replica_used') };
};

const linesOf = ({ logs }: TestApp): string[] => logs.filter((line) => line.includes('the replica'));

const usedAgain = async (): Promise<void> => {
	for (const one of [app, other]) await expect.poll(() => readiness(one)).toEqual({ status: 200, replica: 'used' });
};
afterEach(usedAgain);

describe('lists and exports', () => {
	const marked = listOperations(operations).filter(({ operation }) => operation.fromReplica);

	it('are those that grow with the companies', () => {
		expect(marked.map(({ name }) => name)).toEqual([
			'certified.list',
			'console.search',
			'console.companies.list',
			'console.companies.download',
			'console.progresses.list',
			'console.progresses.download',
			'console.progresses.work',
			'console.inquiries.list',
			'console.inquiries.download',
			'console.auditEvents.list',
			'console.auditEvents.download',
			'console.evidence.list',
			'console.evidence.download',
			'console.objections.list',
			'console.objections.download',
			'console.certifications.list',
			'console.certifications.download',
			'console.programme.resultRows.list',
			'console.programme.resultRows.download',
			'console.programme.actionRows.list',
			'console.programme.actionRows.download',
			'console.programme.stock',
			'console.programme.flow',
			'console.programme.results',
			'console.programme.questions',
			'console.programme.certificates',
			'console.programme.work',
			'console.programme.assessors',
			'console.programme.download',
			'console.programme.wayIn',
		]);
	});

	it.each(marked)('$name is read from the replica, where nothing can be written', async ({ operation }) => {
		const { failed } = await counted(app);
		await expectServedThere(async () => {
			const path = `${operation.path}${'q' in operation.query ? `?q=${encodeURIComponent('株式会社')}` : ''}`;
			expect((await downloadFile(app, admin.token, path)).status).toBe(200);
		});
		expect((await counted(app)).failed).toBe(failed);
		expect(standby.log()).not.toContain('read-only transaction');
	});

	it('are complete there, the exports in one snapshot', async () => {
		const { company_name: name } = newCompanyForm();
		await makeCompany(app, { companyName: name });
		await expectServedThere(async () => expect(await namesFrom(app)).toContain(name));
		await expectServedThere(async () => expect(await namesInFile(app)).toContain(name));
		expect(standby.log()).toContain('isolation level repeatable read read only');
		expect(await counted(app)).toMatchObject({ used: 1 });
	});

	it('leave sessions and all other reads on the primary', async () => {
		await expectServedThere(() => namesFrom(app));
		expect((await admin.get('/console/me')).status).toBe(200);
		for (const table of ['sessions', 'outbox_jobs']) expect(standby.log()).not.toContain(`"${table}"`);
	});
});

describe('while the replica is behind', () => {
	it('whoever wrote through one server reads it at once through another', async () => {
		await usedAgain();
		await standby.pause();
		const form = newCompanyForm();
		expect((await admin.post('/console/companies', form)).status).toBe(200);
		expect(await namesFrom(other)).toContain(form.company_name);
		expect(await namesInFile(other)).toContain(form.company_name);
		expect(await namesFrom(app)).toContain(form.company_name);
		const { rows } = await standby.onStandby(
			`select 1 from companies where company_name = ${pg.escapeLiteral(form.company_name)}`,
		);
		expect(rows, 'the replica does not have it').toEqual([]);
		await standby.resume();
		await expectServedThere(async () => expect(await namesFrom(other)).toContain(form.company_name));
	});

	it('nobody sees what another person took from them', async () => {
		const company = await makeCompany(app, { companyName: unique('取り上げた会社') });
		const assessor = await makeAssessor(app, [company.id]);
		await expectServedThere(async () => expect(await namesFrom(other, assessor.token)).toEqual([company.companyName]));
		await standby.pause();
		const body = { ...assessor.user, company_ids: [] };
		expect((await admin.put(`/console/admin_users/${assessor.user.id}`, body)).status).toBe(200);
		expect(await namesFrom(other, assessor.token)).toEqual([]);
		await standby.resume();
	});

	it('servers stay ready, say so in one line, and count their reads', async () => {
		await usedAgain();
		await standby.pause();
		await makeCompany(app);
		const before = await counted(other);
		other.logs.length = 0;
		for (let at = 0; at < 5; at++) await namesFrom(other);
		const after = await counted(other);
		expect(after.behind - before.behind).toBe(5);
		expect([after.replica, after.used]).toEqual([before.replica, 0]);
		expect(await readiness(other)).toEqual({ status: 200, replica: 'behind' });
		expect(linesOf(other)).toHaveLength(1);
		await standby.resume();
		await usedAgain();
		expect(linesOf(other)).toHaveLength(2);
	});
});

describe('a replica that fails', () => {
	it('is not waited for when it falls silent, also on new connections', async () => {
		await expectServedThere(() => namesFrom(app));
		proxy.stall();
		const { companyName } = await makeCompany(app);
		app.logs.length = 0;
		const lists = await Promise.all(Array.from({ length: 6 }, () => namesFrom(app)));
		for (const names of lists) expect(names).toContain(companyName);
		expect(await namesInFile(app)).toContain(companyName);
		expect(await readiness(app)).toEqual({ status: 200, replica: 'unreachable' });
		expect(linesOf(app)).toHaveLength(1);
		proxy.resume();
		await usedAgain();
		await expectServedThere(() => namesFrom(app));
	});

	it('is replaced by the primary while it is down, and used again afterward', async () => {
		await expectServedThere(() => namesFrom(other));
		other.logs.length = 0;
		await standby.kill();
		const { companyName } = await makeCompany(app);
		for (const one of [app, other]) {
			for (let at = 0; at < 3; at++) expect(await namesFrom(one)).toContain(companyName);
			expect(await namesInFile(one)).toContain(companyName);
			expect(await readiness(one)).toEqual({ status: 200, replica: 'unreachable' });
		}
		expect(linesOf(other)).toHaveLength(1);
		expect((await counted(other)).unreachable).toBeGreaterThan(0);
		await standby.start();
		await usedAgain();
		await expectServedThere(async () => expect(await namesFrom(other)).toContain(companyName));
	});

	/** Reads a list on the standby up to a table that the primary has locked, until `interrupt` ends it there. */
	const interrupted = async (interrupt: (primary: pg.Client) => Promise<unknown>): Promise<string[]> => {
		await expectServedThere(() => namesFrom(other));
		const locking = new pg.Client({ connectionString: standby.primaryUrl });
		await locking.connect();
		await locking.query('begin; lock table assessment_progresses in access exclusive mode');
		// A commit sends the lock to the standby.
		await makeCompany(app, { companyName: unique('途中') });
		const waiting = async (): Promise<number> => {
			const { rows } = await standby.onStandby(
				"select pid from pg_stat_activity where wait_event_type = 'Lock' and backend_type = 'client backend'",
			);
			return rows.length;
		};
		const list = namesFrom(other);
		await expect.poll(waiting).toBe(1);
		await interrupt(locking);
		await expect.poll(waiting).toBe(0);
		await locking.query('rollback');
		await locking.end();
		return list;
	};

	it('is not used where several servers answer at its address', async () => {
		const several = await startStallingProxy(standby.url, standby.primaryUrl);
		const lines: string[] = [];
		const replica = openReplica({
			primary: app.deps.db,
			url: several.url,
			max: 4,
			timeoutMs: 10_000,
			log: pino({}, { write: (line: string) => void lines.push(line) }),
		});
		const { rows } = await app.deps.db.execute<{ position: string }>(sql`select ${primaryPosition(true)} as position`);
		const position = rows[0]?.position ?? null;
		const isReplica = async (db: Executor): Promise<boolean> => {
			const answer = await db.execute<{ there: boolean }>(sql`select pg_is_in_recovery() as there`);
			return answer.rows[0]?.there === true;
		};
		await expect.poll(() => replica.state()).toBe('used');
		// The open connection is in use, so that the next read opens another one, which the other server answers.
		const [first, second] = await replica.read(position, (db) =>
			db.transaction(async (tx) => [await isReplica(tx), await replica.read(position, isReplica)]),
		);
		expect([first, second]).toEqual([true, false]);
		expect([replica.reads('replica'), replica.reads('unreachable')]).toEqual([1, 1]);
		expect(lines.at(-1)).toContain('another server than before answers at DATABASE_REPLICA_URL');
		await replica.close();
		await several.close();
	});

	it('ends a read that conflicts with the replay, which then runs on the primary', async () => {
		const before = await counted(other);
		const names = await interrupted(async (primary) => {
			await primary.query('lock table companies in access exclusive mode');
			await standby.onPrimary('create table conflict (id int)');
		});
		expect(names.length).toBeGreaterThan(0);
		expect(standby.log()).toContain('canceling statement due to conflict with recovery');
		const after = await counted(other);
		expect([after.failed - before.failed, after.used]).toEqual([1, 1]);
	});

	it('ends a read that takes too long, which then runs on the primary', async () => {
		const before = await counted(other);
		const names = await interrupted(() =>
			standby.onStandby("select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'"),
		);
		expect(names.length).toBeGreaterThan(0);
		expect((await counted(other)).failed - before.failed).toBe(1);
	});
});

describe('a standby', () => {
	const ask = async (position: string, connectionString = standby.url): Promise<boolean> => {
		const client = new pg.Client({ connectionString });
		await client.connect();
		const answer = await hasReplayed(client, position);
		await client.end();
		return answer;
	};

	it('of another history does not count as level, however far it is', async () => {
		expect(await ask('00000001 0/1')).toBe(true);
		expect(await ask('00000001 FFFFFF/0')).toBe(false);
		expect(await ask('00000002 0/1')).toBe(false);
	});

	it('does not count any more once it is a primary', async () => {
		expect(await ask('00000001 0/1', standby.primaryUrl)).toBe(false);
	});
});
