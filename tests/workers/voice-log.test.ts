import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { voiceRewrites } from '#server/db/tables/voice.ts';
import { closeRounds } from '#server/voice/closing.ts';
import { CURRENT_SET, STATEMENT_SETS, type StatementSet } from '#shared/voice/statements.ts';
import { bootApp, type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { rowsIn, storageOf } from '#tests/support/database/leftovers.ts';
import { filesHolding, type OwnCluster, startOwnCluster } from '#tests/support/database/own-cluster.ts';
import { migrateAndSeed } from '#tests/support/database/seeded.ts';
import { secretsOf } from '#tests/support/files/voice-files.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';
import { answerAll, closeAfter, goToClosing, readRound, roundAsking, times } from '#tests/support/voice.ts';

/**
 * What the files of a database still hold of a round after its closing: the write-ahead log, too.
 *
 * @module-tag rest
 */

let cluster: OwnCluster;
const booted = withApp({
	ownAuditRows: true,
	databaseProxy: async () => {
		cluster = await startOwnCluster();
		return cluster.url;
	},
});

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});
afterEach(() => booted.current.clock.release());
afterAll(() => cluster.stop());

/** A counter that every answer of these tests raises: it stands in the log once for each answer. */
const MARKER = 'harassment yes';

const answeredRound = async (app: TestApp, set: StatementSet = CURRENT_SET) => {
	const staged = await assessmentAt(app, 3);
	const round = await roundAsking(set)(app, staged);
	const secrets = await secretsOf(app, round.id);
	await answerAll(app, round.codes, times(12, { said: { harassment: 'yes' } }));
	return { ...staged, ...round, secrets };
};

/** A database of a user with no rights but those of its owner. */
const makePlainDatabase = async (): Promise<string> => {
	await cluster.query('create role plain login');
	await cluster.query('create database plain owner plain');
	const url = new URL(cluster.url);
	url.username = 'plain';
	url.pathname = '/plain';
	await migrateAndSeed(url.toString());
	return url.toString();
};

const grantSwitch = async (): Promise<void> => {
	const url = new URL(cluster.url);
	url.pathname = '/plain';
	const client = new pg.Client({ connectionString: url.toString() });
	await client.connect();
	await client.query('grant execute on function pg_switch_wal() to plain');
	await client.end();
};

const heldBy = (folder: string, texts: readonly (string | Buffer)[]): string[] =>
	Object.keys(filesHolding(folder, texts));

const inLog = (files: readonly string[]): string[] => files.filter((file) => file.startsWith('pg_wal/'));

/** Writes that go on until they are stopped. */
const keepWriting = (app: TestApp): (() => Promise<void>) => {
	let isStopped = false;
	const writing = (async () => {
		while (!isStopped)
			await app.deps.db.insert(auditEvents).values({ action: 'test', detail: { text: 'x'.repeat(500) } });
	})();
	return async () => {
		isStopped = true;
		await writing;
	};
};

const metricsOf = async ({ serverUrl }: TestApp): Promise<string[]> =>
	(await (await fetch(`${serverUrl}/metrics`)).text())
		.split('\n')
		.filter((line) => line.startsWith('kyosei_voice_left_in_log') && !line.endsWith(' 0'));

const closedDetail = async (app: TestApp, progressId: number) => {
	const events = await app.deps.db.select().from(auditEvents).where(eq(auditEvents.subjectId, progressId));
	return events.filter(({ action }) => action === 'voice.closed').map(({ detail }) => detail);
};

const isClosed = async (app: TestApp, id: number): Promise<boolean> =>
	(await rowsIn(app, `select 1 from voice_rounds where id = ${id} and closed_at is not null`)).length > 0;

const HOUR_MS = 60 * 60_000;

describe('a closed round', () => {
	it.each(STATEMENT_SETS)(
		'of set %i is in no file of the database and the storage, also while others write',
		async (set) => {
			const app = booted.current;
			const round = await answeredRound(app, set);
			expect(inLog(heldBy(cluster.folder, round.secrets))).not.toEqual([]);
			// The key is in no file of the database before, either.
			expect(heldBy(cluster.folder, round.secrets.slice(0, 4))).toEqual([]);
			expect(heldBy(storageOf(app), round.secrets)).toEqual([`voice-keys/${round.id}`]);
			const stop = keepWriting(app);
			await closeAfter(app, round.closes_on);
			expect(await readRound(round.admin, round.id)).toMatchObject({
				state: 'closed',
				result: { answers: 12 },
				left_in_log: [],
			});
			expect(heldBy(cluster.folder, round.secrets)).toEqual([]);
			expect(heldBy(storageOf(app), round.secrets)).toEqual([]);
			expect(inLog(heldBy(cluster.folder, [MARKER]))).toEqual([]);
			await stop();
		},
	);

	it('is closed once by several workers, of which one is killed in the middle', async () => {
		const app = booted.current;
		const round = await answeredRound(app);
		await cluster.query(`select pg_create_physical_replication_slot('held', true)`);
		goToClosing(app, round.closes_on);
		const holder = `select pid from pg_locks where locktype = 'advisory' and objid = 7123 and granted`;
		const first = closeRounds(app.deps).then(
			() => 'ended',
			() => 'killed',
		);
		await expect.poll(async () => (await app.deps.db.$count(voiceRewrites)) > 0).toBe(true);
		await closeRounds(app.deps);
		await cluster.query(`select pg_terminate_backend(pid) from (${holder}) h`);
		expect(await first).toBe('killed');
		expect(await isClosed(app, round.id)).toBe(false);
		await cluster.query(`select pg_drop_replication_slot('held')`);
		await Promise.all([closeRounds(app.deps), closeRounds(app.deps)]);
		app.clock.release();
		expect(await readRound(round.admin, round.id)).toMatchObject({ state: 'closed', result: { answers: 12 } });
		expect(heldBy(cluster.folder, round.secrets)).toEqual([]);
		expect(await closedDetail(app, round.progress.id)).toHaveLength(1);
	});
});

describe('a standby that is away', () => {
	it('keeps a round from being read for a day; then it is closed, and said what is left until it is not', async () => {
		const app = booted.current;
		await cluster.query(`select pg_create_physical_replication_slot('away', true)`);
		const round = await answeredRound(app);
		goToClosing(app, round.closes_on);
		await closeRounds(app.deps);
		app.clock.advance(23 * HOUR_MS);
		await closeRounds(app.deps);
		expect(await isClosed(app, round.id)).toBe(false);
		expect(await metricsOf(app)).toEqual(['kyosei_voice_left_in_log{reason="waiting"} 1']);
		app.clock.advance(HOUR_MS);
		await closeRounds(app.deps);
		app.clock.release();
		expect(await readRound(round.admin, round.id)).toMatchObject({
			state: 'closed',
			left_in_log: ['slots'],
			result: { answers: 12 },
		});
		expect(await metricsOf(app)).toEqual(['kyosei_voice_left_in_log{reason="slots"} 1']);
		expect(await closedDetail(app, round.progress.id)).toEqual([
			{ closes_on: round.closes_on, codes_made: 20, left_in_log: 'slots' },
		]);
		expect(inLog(heldBy(cluster.folder, round.secrets))).not.toEqual([]);

		await cluster.query(`select pg_drop_replication_slot('away')`);
		await closeRounds(app.deps);
		await closeRounds(app.deps);
		expect(await readRound(round.admin, round.id)).toMatchObject({ state: 'closed', left_in_log: [] });
		expect(await metricsOf(app)).toEqual([]);
		expect(heldBy(cluster.folder, round.secrets)).toEqual([]);
	});
});

describe('a database that', () => {
	it('uses the files of its log again holds nothing of a closed round either', async () => {
		const reusing = await startOwnCluster({ wal_recycle: 'on', min_wal_size: '128MB' });
		const app = await bootApp({ databaseProxy: async () => reusing.url, ownAuditRows: true });
		await publishPaper(app, smallPaper());
		// Some files that were used before.
		for (let at = 0; at < 4; at++)
			await reusing.query('create table if not exists t(); drop table t; select pg_switch_wal()');
		await reusing.query('checkpoint');
		const round = await answeredRound(app);
		expect(inLog(heldBy(reusing.folder, round.secrets))).not.toEqual([]);
		await closeAfter(app, round.closes_on);
		expect(await readRound(round.admin, round.id)).toMatchObject({ state: 'closed', left_in_log: [] });
		expect(heldBy(reusing.folder, round.secrets)).toEqual([]);
		expect(inLog(heldBy(reusing.folder, [MARKER]))).toEqual([]);
		await app.close();
		await reusing.stop();
	});

	it('gives its user no rights to the log has the round closed at once, and said', async () => {
		const url = await makePlainDatabase();
		const app = await bootApp({ databaseProxy: async () => url, ownAuditRows: true });
		await publishPaper(app, smallPaper());
		const round = await answeredRound(app);
		await closeAfter(app, round.closes_on);
		expect(await readRound(round.admin, round.id)).toMatchObject({ state: 'closed', left_in_log: ['rights'] });
		expect(await metricsOf(app)).toEqual(['kyosei_voice_left_in_log{reason="rights"} 1']);
		expect(await closedDetail(app, round.progress.id)).toMatchObject([{ left_in_log: 'rights' }]);

		// What docs/decisions/workers-voice.md says.
		await cluster.query('grant pg_checkpoint, pg_monitor to plain');
		await grantSwitch();
		await closeRounds(app.deps);
		expect(await readRound(round.admin, round.id)).toMatchObject({ left_in_log: [] });
		expect(heldBy(cluster.folder, round.secrets)).toEqual([]);
		await app.close();
	});
});

describe('a company that is erased', () => {
	const erase = async (app: TestApp, companyId: number) => {
		const [company] = await rowsIn<{ name: string }>(
			app,
			`select company_name as name from companies where id = ${companyId}`,
		);
		const args = ['--id', String(companyId), '--yes', company?.name ?? '', '--even-under-way'];
		return runScript('company-erase.ts', args, environmentOf(app.deps.config));
	};

	it('leaves nothing of an open round in any file', async () => {
		const app = booted.current;
		const round = await answeredRound(app);
		expect(await erase(app, round.companyId)).toMatchObject({ code: 0, stderr: '' });
		expect(heldBy(cluster.folder, round.secrets)).toEqual([]);
		expect(heldBy(storageOf(app), round.secrets)).toEqual([]);
		expect(inLog(heldBy(cluster.folder, [MARKER]))).toEqual([]);
	});

	it('is erased while a standby is away, and said that the log still has it, which workers then remove', async () => {
		const app = booted.current;
		await cluster.query(`select pg_create_physical_replication_slot('away', true)`);
		const round = await answeredRound(app);
		const { code, stdout } = await erase(app, round.companyId);
		expect([code, stdout]).toEqual([0, expect.stringContaining('still holds what workers answered (slots)')]);
		const events = await app.deps.db.select().from(auditEvents).where(eq(auditEvents.subjectId, round.companyId));
		const details = events.filter(({ action }) => action === 'company.erased').map(({ detail }) => detail);
		expect(details).toMatchObject([{ left_in_log: 'slots' }]);
		expect(inLog(heldBy(cluster.folder, round.secrets))).not.toEqual([]);
		await cluster.query(`select pg_drop_replication_slot('away')`);
		await closeRounds(app.deps);
		expect(heldBy(cluster.folder, round.secrets)).toEqual([]);
	});
});
