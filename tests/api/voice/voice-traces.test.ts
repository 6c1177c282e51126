import { and, eq, sql } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { voiceCodes, voiceCounters, voiceRounds } from '#server/db/tables/voice.ts';
import { closeRounds, endRound } from '#server/voice/closing.ts';
import { lockCounters } from '#server/voice/lock.ts';
import { ANSWERS, countersOf } from '#shared/voice/counts.ts';
import { CURRENT_SET, STATEMENT_SETS, type StatementSet } from '#shared/voice/statements.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { hashesOf, voiceBytes } from '#tests/support/files/voice-files.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';
import {
	answer,
	answerAll,
	closeAfter,
	goToClosing,
	lastDay,
	newSlips,
	openedRound,
	readRound,
	roundAsking,
	saying,
	times,
} from '#tests/support/voice.ts';

const booted = withApp({ env: { TRUST_PROXY: '127.0.0.1', LIMIT_CALLS_PER_TOKEN: '200' } });
const strict = withApp({
	env: { TRUST_PROXY: '127.0.0.1', LIMIT_CODE_MISSES_PER_NETWORK: '1', LIMIT_LOGIN_PER_ADDRESS: '1' },
});

beforeAll(async () => {
	for (const app of [booted.current, strict.current]) await publishPaper(app, smallPaper());
});
afterEach(() => booted.current.clock.release());

const open = async (app: TestApp = booted.current, set: StatementSet = CURRENT_SET) => {
	const staged = await assessmentAt(app, 3);
	return { ...staged, ...(await roundAsking(set)(app, staged)) };
};

const metricsOf = async ({ serverUrl }: TestApp): Promise<string> => (await fetch(`${serverUrl}/metrics`)).text();

/** All rows of all tables, as text. */
const dumpOf = async ({ deps }: TestApp): Promise<string> => {
	const { rows } = await deps.db.execute<{ name: string }>(
		`select tablename as name from pg_tables where schemaname = 'public'`,
	);
	const texts: string[] = [];
	for (const { name } of rows) {
		const found = await deps.db.execute<{ line: string }>(`select row_to_json(t)::text as line from "${name}" t`);
		texts.push(...found.rows.map(({ line }) => line));
	}
	return texts.join('\n');
};

describe('an answer', () => {
	it.each(STATEMENT_SETS)(
		'to set %i leaves no line in the log, no metric of its route, no audit row and no address, over either transport',
		async (set) => {
			const app = strict.current;
			const { codes } = await open(app, set);
			// Of each set from another network: what is limited is counted by network.
			const address = `203.0.${100 + set}.77`;
			const headers = { 'X-Forwarded-For': address };
			const server = { url: app.serverUrl };
			await app.writeCounts();
			const audited = await app.deps.db.$count(auditEvents);
			app.logs.splice(0);
			const statuses = [
				(await answer(server, codes[0] ?? '', { headers })).status,
				(await answer(server, codes[0] ?? '', { headers })).status,
				(await answer(server, 'x', { headers })).status,
				(await call(server, 'GET', '/voice/statements?language=vi', { headers })).status,
				(await call(server, 'GET', '/voice/statements?language=xx', { headers })).status,
				(await call(server, 'GET', '/voice/statements?language=xx', { headers })).status,
				(await call(server, 'POST', '/voice', { headers, raw: '{' })).status,
				(await call(server, 'DELETE', '/voice', { headers })).status,
				(await fetch(`${app.serverUrl}/voice`, { headers })).status,
			];
			expect(statuses.slice(0, 8)).toEqual([200, 422, 429, 200, 422, 429, 429, 405]);
			const trpc = await fetch(`${app.serverUrl}/trpc/voice.answer`, {
				method: 'POST',
				headers: { ...headers, 'Content-Type': 'application/json' },
				body: JSON.stringify({ code: codes[1], language: 'vi', answers: saying({}, set) }),
			});
			expect(trpc.status).toBe(200);
			await fetch(`${app.serverUrl}/robots.txt`, { headers });
			await pWaitFor(() => app.logs.join('').includes('/robots.txt'), { timeout: LIMITS.poll });
			const logs = app.logs.join('');
			expect(logs).not.toMatch(/voice/);
			expect(logs.match(/"msg":"request"/g), 'that of robots.txt').toHaveLength(1);
			expect(await metricsOf(app)).not.toMatch(/route="\/((api|trpc)\/)?voice[./"]/);
			await app.writeCounts();
			expect(await app.deps.db.$count(auditEvents)).toBe(audited);
			const dump = await dumpOf(app);
			for (const secret of [address, ...codes]) {
				expect(logs + (await metricsOf(app))).not.toContain(secret);
				expect(dump).not.toContain(secret);
			}
		},
	);

	it('hides no other call in its batch', async () => {
		const app = booted.current;
		app.logs.splice(0);
		const input = encodeURIComponent(JSON.stringify({ 0: { language: 'vi' }, 1: {} }));
		await fetch(`${app.serverUrl}/trpc/voice.statements,operator.get?batch=1&input=${input}`);
		await pWaitFor(() => app.logs.join('').includes('operator.get'), { timeout: LIMITS.poll });
	});
});

describe('a closing', () => {
	it.each(STATEMENT_SETS)(
		'of set %i leaves no hash and no dead row in the files of the tables, and one transaction id',
		async (set) => {
			const app = booted.current;
			const round = await open(app, set);
			const secrets = await hashesOf(app, round.id);
			await answerAll(app, round.codes, times(12, { said: { harassment: 'yes' } }));
			const before = await voiceBytes(app);
			for (const secret of secrets) expect(before.includes(secret)).toBe(true);
			await app.deps.db.execute('analyze');
			await closeAfter(app, round.closes_on);
			const after = await voiceBytes(app);
			for (const secret of secrets) expect(after.includes(secret)).toBe(false);
			// A counter's row, and the entry of its index: no former version of it.
			expect(after.toString('latin1').split('harassment yes').length - 1).toBeLessThanOrEqual(
				2 * (await app.deps.db.$count(voiceRounds)),
			);
			const { rows } = await app.deps.db.execute(
				`select count(distinct xmin::text)::int as ids, count(*)::int as counters from voice_counters where round_id = ${round.id}`,
			);
			expect(rows).toEqual([{ ids: 1, counters: countersOf(set).length }]);
			const statistics = await app.deps.db.execute<{ line: string }>(`
			select s::text as line from pg_stats s where tablename in ('voice_codes', 'voice_keys', 'voice_counters')
				and attname in ('code_hash', 'key', 'count')`);
			expect(statistics.rows).toEqual([]);
		},
	);

	it('that was killed before the tables were rewritten says nothing, takes no answer, and is completed', async () => {
		const app = booted.current;
		const round = await open();
		await answerAll(app, round.codes, times(12));
		goToClosing(app, round.closes_on);
		await endRound(app.deps, round.id);
		expect((await answer(app, round.codes[15] ?? '')).status).toBe(422);
		app.clock.release();
		expect((await answer(app, round.codes[15] ?? '')).status).toBe(422);
		expect(await readRound(round.admin, round.id)).toMatchObject({ state: 'open', result: null });
		await closeAfter(app, round.closes_on);
		expect(await readRound(round.admin, round.id)).toMatchObject({ state: 'closed', result: { answers: 12 } });
	});

	it('by several workers at once closes each round once', async () => {
		const app = booted.current;
		const round = await open();
		await answerAll(app, round.codes, times(6));
		goToClosing(app, round.closes_on);
		await Promise.all([closeRounds(app.deps), closeRounds(app.deps), closeRounds(app.deps)]);
		app.clock.release();
		expect(await readRound(round.admin, round.id)).toMatchObject({ state: 'closed', result: { level: 'bands' } });
		const events = await app.deps.db.select().from(auditEvents).where(eq(auditEvents.subjectId, round.progress_id));
		expect(events.filter(({ action }) => action === 'voice.closed')).toHaveLength(1);
	});

	it('waits for an answer that is under way, and counts it', async () => {
		const app = booted.current;
		const round = await open();
		await answerAll(app, round.codes, times(5));
		const [{ codeHash } = { codeHash: '' }] = await app.deps.db
			.select()
			.from(voiceCodes)
			.where(eq(voiceCodes.roundId, round.id));
		const waiting = async () => {
			const { rows } = await app.deps.db.execute<{ count: number }>(
				`select count(*)::int as count from pg_stat_activity
					where datname = current_database() and wait_event_type = 'Lock'`,
			);
			return (rows[0]?.count ?? 0) > 0;
		};
		const ending = await app.deps.db.transaction(async (tx) => {
			await tx.delete(voiceCodes).where(eq(voiceCodes.codeHash, codeHash));
			const ended = endRound(app.deps, round.id);
			await pWaitFor(waiting, { timeout: LIMITS.poll });
			await lockCounters(tx, round.id);
			await tx
				.update(voiceCounters)
				.set({ count: sql`${voiceCounters.count} + 1` })
				.where(and(eq(voiceCounters.roundId, round.id), eq(voiceCounters.name, ANSWERS)));
			// Not awaited in here: it waits for this transaction.
			return { ended };
		});
		await ending.ended;
		await closeAfter(app, round.closes_on);
		const { rows } = await app.deps.db.execute(
			`select count from voice_counters where round_id = ${round.id} and name = 'answers'`,
		);
		expect(rows).toEqual([{ count: 6 }]);
	});

	it('leaves other rounds as they are', async () => {
		const app = booted.current;
		const ending = await open();
		const going = await openedRound(app, await assessmentAt(app, 3), { closes_on: lastDay(app, 60) });
		await answerAll(app, going.codes, times(2));
		await closeAfter(app, ending.closes_on);
		expect((await answer(app, going.codes[5] ?? '')).status).toBe(200);
		for (const guess of newSlips(3)) expect((await answer(app, guess)).status).toBe(422);
	});
});
