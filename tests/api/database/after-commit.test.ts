import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afterCommit } from '#server/db/after-commit.ts';
import { openDatabase, type Tx } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { announceJob } from '#server/notify/announce.ts';
import { withApp } from '#tests/support/app.ts';
import { answerEverything, startedAssessment } from '#tests/support/assessments.ts';

/** What follows a commit, follows that commit: neither another one, nor a rollback. */

const booted = withApp({ env: { DATABASE_POOL: '4' } });

/** Commits that enqueue something wait for whoever holds this lock. */
const COMMITS = 4_711;

beforeAll(async () => {
	await booted.current.deps.db.execute(sql`
		create function wait_at_commit() returns trigger language plpgsql as
		'begin perform pg_advisory_xact_lock(${sql.raw(String(COMMITS))}); return null; end';
		create constraint trigger wait_at_commit after insert on outbox_jobs
			deferrable initially deferred for each row execute function wait_at_commit()`);
});

const holdCommits = async () => {
	const { deps } = booted.current;
	const holder = openDatabase({ url: deps.config.databaseUrl ?? '', max: 1, onError: () => {} });
	onTestFinished(() => holder.close());
	await holder.db.execute(sql`select pg_advisory_lock(${COMMITS})`);
	const isAwaited = sql`select 1 from pg_locks where locktype = 'advisory' and objid = ${COMMITS} and not granted`;
	return {
		untilOneWaits: () => expect.poll(async () => (await holder.db.execute(isAwaited)).rowCount).toBe(1),
		release: () => holder.db.execute(sql`select pg_advisory_unlock(${COMMITS})`),
	};
};

const newestJob = async (): Promise<number> => {
	const found = await booted.current.deps.db.execute(sql`select coalesce(max(id), 0)::int as id from outbox_jobs`);
	return Number(found.rows[0]?.id);
};

describe('a call that enqueues', () => {
	it('has its job relayed at once, also where others end while it commits', async () => {
		const app = booted.current;
		const { owner, progress } = await startedAssessment(app);
		await answerEverything(app, progress.id);
		const before = await newestJob();
		const commits = await holdCommits();
		const submitted = owner.post('/app/assessment');
		await commits.untilOneWaits();
		for (let at = 0; at < 3; at++) expect((await owner.get('/app/me')).status).toBe(200);
		await commits.release();
		expect((await submitted).status).toBe(200);
		const ofCall = and(gt(outboxJobs.id, before), eq(outboxJobs.name, announceJob.name));
		expect(await app.deps.db.$count(outboxJobs, ofCall)).toBeGreaterThan(0);
		// Nobody looks into the outbox here: what is not relayed after its commit stays.
		await expect.poll(() => app.deps.db.$count(outboxJobs, and(ofCall, isNull(outboxJobs.relayedAt)))).toBe(0);
	});
});

describe('what is registered in a transaction', () => {
	const calls: string[] = [];
	const hook = () => void calls.push('called');
	const ran = async (work: (tx: Tx) => Promise<void>): Promise<string[]> => {
		calls.length = 0;
		await booted.current.deps.db.transaction(work).catch(() => calls.push('rolled back'));
		return calls;
	};

	it('is called once, after the commit', async () => {
		const seen = await ran(async (tx) => {
			afterCommit(tx, hook);
			await tx.execute(sql`select 1`);
			afterCommit(tx, hook);
			calls.push('before the commit');
		});
		expect(seen).toEqual(['before the commit', 'called']);
	});

	it('is not called after a rollback, nor by a later transaction of the connection', async () => {
		const thrown = await ran(async (tx) => {
			afterCommit(tx, hook);
			throw new Error('refused');
		});
		expect(thrown).toEqual(['rolled back']);
		const failedAtCommit = await ran(async (tx) => {
			afterCommit(tx, hook);
			await tx.execute(sql`select 1 / 0`).catch(() => {});
		});
		expect(failedAtCommit).toEqual(['rolled back']);
		for (let at = 0; at < 4; at++) expect(await ran(async (tx) => void (await tx.execute(sql`select 1`)))).toEqual([]);
	});

	it('is called at once outside of one', () => {
		calls.length = 0;
		afterCommit(booted.current.deps.db, hook);
		expect(calls).toEqual(['called']);
	});
});
