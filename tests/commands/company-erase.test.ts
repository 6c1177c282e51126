import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { filesWith, rowsIn, storageOf, tablesWith } from '#tests/support/database/leftovers.ts';
import { hashesOf, voiceBytes } from '#tests/support/files/voice-files.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { makeMarkedCompany } from '#tests/support/marked-company.ts';
import { environmentOf, runScript, startScript } from '#tests/support/processes/commands.ts';
import { answer, answerAll, openedRound, times } from '#tests/support/voice.ts';

/**
 * `company:erase` beside others: killed in the middle, and while workers answer.
 *
 * @module-tag rest
 */

const booted = withApp({ env: { PDF_WAIT_MS: '0' }, ownAuditRows: true });

beforeAll(() => publishPaper(booted.current, smallPaper([1, 2, 3, 4])));

/** A session of its own, beside those of the command and the app. */
let session: pg.Client;
beforeEach(async () => {
	session = new pg.Client({ connectionString: booted.current.deps.config.databaseUrl ?? '' });
	await session.connect();
});
afterEach(() => session.end());

type Erased = { id: number; name: string };

/** The installation of the app, with its queue. */
const environment = (): Record<string, string> => {
	const { config } = booted.current.deps;
	return { ...environmentOf(config), ...(config.redisUrl ? { REDIS_URL: config.redisUrl } : {}) };
};

const argumentsOf = ({ id, name }: Erased) => ['--id', String(id), '--yes', name, '--even-under-way'];

const erase = (company: Erased) => runScript('company-erase.ts', argumentsOf(company), environment());

const isThere = async ({ id }: Erased): Promise<boolean> =>
	(await rowsIn(booted.current, `select 1 from companies where id = ${id}`)).length > 0;

const HELD = 4_711;

/** Holds up whoever deletes from a table, until it is let go. */
const holdUp = async (table: string): Promise<void> => {
	await session.query(`
		create function wait_for_test() returns trigger language plpgsql as
			'begin perform pg_advisory_xact_lock(${HELD}); return old; end';
		create trigger wait_for_test before delete on ${table} for each row execute function wait_for_test();
		select pg_advisory_lock(${HELD})`);
};

const WAITING = `select pid from pg_stat_activity
	where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;

const isHeldUp = async (): Promise<boolean> => (await session.query(WAITING)).rows.length > 0;

/** Ends what the killed command had sent to the database, as the database does when its connection is gone. */
const letGo = async (): Promise<void> => {
	await session.query(`select pg_terminate_backend(pid) from (${WAITING}) w`);
	await expect.poll(isHeldUp).toBe(false);
	await session.query(`drop function wait_for_test cascade; select pg_advisory_unlock_all()`);
};

describe('killed', () => {
	it.each([
		[
			'while it deletes what workers answered',
			'voice_counters',
			{ isLeft: true, printed: /^Erased \d+ rows and \d+ files/ },
		],
		['in the middle of its transaction', 'companies', { isLeft: true, printed: /^Erased \d+ rows and \d+ files/ }],
		[
			'between files and their lines',
			'file_removals',
			{ isLeft: false, printed: /^Deleted \d+ files that an interrupted run/ },
		],
	])('%s, it leaves nothing when it is run again', async (_when, table, { isLeft, printed }) => {
		const app = booted.current;
		const company = await makeMarkedCompany(app);
		await holdUp(table);
		const run = startScript('company-erase.ts', argumentsOf(company), environment());
		await expect.poll(isHeldUp).toBe(true);
		run.kill();
		expect((await run.ended).code).toBe(null);
		await letGo();
		expect(await isThere(company)).toBe(isLeft);
		if (isLeft) {
			// All or nothing: a company that is still there has its files, but for what goes with the answers of workers.
			const kept = company.keys.filter((key) => !key.startsWith('voice-keys/'));
			expect(kept.filter((key) => !fs.existsSync(path.join(storageOf(app), key)))).toEqual([]);
		}

		const again = await erase(company);
		expect(again).toMatchObject({ code: 0, stderr: '' });
		expect(again.stdout).toMatch(printed);
		expect(await isThere(company)).toBe(false);
		expect(await tablesWith(app, `MARK_${company.id}_`)).toEqual(['erased_certificates']);
		expect(filesWith(app, `MARK_${company.id}_`)).toEqual([]);
		expect(await rowsIn(app, 'select 1 from file_removals')).toEqual([]);
	});
});

describe('while workers answer', () => {
	const asked = async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const round = await openedRound(app, staged);
		await answerAll(app, round.codes, times(3, { said: { own_papers: 'no' } }));
		const [company] = await rowsIn<Erased>(
			app,
			`select id, company_name as name from companies where id = ${staged.companyId}`,
		);
		if (!company) throw new Error('no company was made');
		return { company, round, secrets: await hashesOf(app, round.id) };
	};

	/** Rows of counters, dead ones included, and their entries in the index. */
	const countersIn = (bytes: Buffer): number => bytes.toString('latin1').split('own_papers no').length - 1;

	it('nothing of their answers is left, in the files of the database either', async () => {
		const app = booted.current;
		const { company, round, secrets } = await asked();
		const before = await voiceBytes(app);
		for (const secret of secrets) expect(before.includes(secret)).toBe(true);
		const other = await asked();
		const counted = countersIn(await voiceBytes(app));
		expect(await erase(company)).toMatchObject({ code: 0, stderr: '' });
		const after = await voiceBytes(app);
		for (const secret of secrets) expect(after.includes(secret)).toBe(false);
		for (const secret of other.secrets) expect(after.includes(secret)).toBe(true);
		// One row and one entry for each round that is left, and no former version of them.
		const { length: rounds } = await rowsIn(app, `select 1 from voice_counters where name = 'own_papers no'`);
		expect(counted).toBeGreaterThan(2 * rounds);
		expect(countersIn(after)).toBe(2 * rounds);
		expect((await answer(app, round.codes[5] ?? '')).status).toBe(422);
		expect((await answer(app, other.round.codes[5] ?? '')).status).toBe(200);
	});

	it.each([
		['a backup reads what they answered', 'select count(*) from voice_codes'],
		['an older transaction still sees what they answered', 'select count(*) from papers'],
	])('and %s, it says so, and goes on after it', async (_who, read) => {
		const app = booted.current;
		const { company, secrets } = await asked();
		await session.query(`begin isolation level repeatable read; ${read}`);
		const refused = await erase(company);
		expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('run this again after it') });
		expect(await isThere(company)).toBe(true);
		await session.query('rollback');
		expect(await erase(company)).toMatchObject({ code: 0, stderr: '' });
		const after = await voiceBytes(app);
		for (const secret of secrets) expect(after.includes(secret)).toBe(false);
	});

	it('an older transaction that ends while it tries again does not end it', async () => {
		const app = booted.current;
		const { company, secrets } = await asked();
		await session.query('begin isolation level repeatable read; select count(*) from papers');
		const run = startScript('company-erase.ts', argumentsOf(company), environment());
		// Each try has a connection of its own.
		const tries = new Set<number>();
		const countTries = async (): Promise<number> => {
			const seen = await rowsIn<{ pid: number }>(
				app,
				`select pid from pg_stat_activity where datname = current_database() and query like 'vacuum (full%'`,
			);
			for (const { pid } of seen) tries.add(pid);
			return tries.size;
		};
		await expect.poll(countTries).toBeGreaterThan(1);
		await session.query('rollback');
		expect(await run.ended).toMatchObject({ code: 0, stderr: '' });
		const after = await voiceBytes(app);
		for (const secret of secrets) expect(after.includes(secret)).toBe(false);
	});

	it('the answers stay where an assessment is under way and nobody said that it may be', async () => {
		const app = booted.current;
		const { company, round } = await asked();
		const kept = ['--id', String(company.id), '--yes', company.name];
		expect(await runScript('company-erase.ts', kept, environment())).toMatchObject({
			code: 1,
			stderr: expect.stringContaining('is under way'),
		});
		expect((await answer(app, round.codes[5] ?? '')).status).toBe(200);
	});
});
