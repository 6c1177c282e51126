import pWaitFor from 'p-wait-for';
import type { Page } from 'playwright/test';
import { readCounts } from '#server/voice/counters.ts';
import { lockCounters } from '#server/voice/lock.ts';
import { CURRENT_SET } from '#shared/voice/statements.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { answered, expectHeading, NO_TRACES, pressOn, SEND, textsOf, traces } from '#tests/e2e/support/voice.ts';
import { type HeldRound, openRound } from '#tests/e2e/support/voice-rounds.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database/database-proxy.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { startProxy } from '#tests/support/processes/proxy.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/processes/server-process.ts';

/**
 * Two servers behind a proxy, of which one is killed while somebody sends: whether the answers arrived is told.
 *
 * @module-tag rest
 */

test.use({ allowedMessages: [/status of (422|502)/] });

const { page: words } = textsOf('vi');

let round: HeldRound;
let database: DatabaseProxy;
let servers: ServerProcess[];
let proxy: Awaited<ReturnType<typeof startProxy>>;

test.beforeAll(async ({ app }) => {
	round = await openRound(app, await assessmentAt(app, 3));
	const { databaseUrl } = app.deps.config;
	database = await startDatabaseProxy(databaseUrl ?? '');
	const env = environmentOf({ ...app.deps.config, databaseUrl: database.url });
	servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
	proxy = await startProxy(servers.map(({ url }) => url));
});
test.afterAll(async () => {
	await proxy.close();
	for (const server of servers) await server.kill();
	await database.close();
});

/** Kills the server that got the answers, once something holds. */
const killWhile = async (holds: () => Promise<boolean>, before: ReadonlyMap<string, number>): Promise<void> => {
	await pWaitFor(holds, { timeout: LIMITS.poll });
	const server = servers.find(({ url }) => (proxy.counts.get(url) ?? 0) > (before.get(url) ?? 0));
	if (!server) throw new Error('no server got the answers');
	await server.kill();
};

/** Starts it again, and waits until the proxy passes everything on. */
const restart = async ({ deps }: TestApp): Promise<void> => {
	const at = servers.findIndex((server) => server.hasExited());
	const env = environmentOf({ ...deps.config, databaseUrl: database.url });
	const port = Number(new URL(servers[at]?.url ?? '').port);
	servers[at] = await startServerProcess(env, port);
	const isPassed = async () => (await fetch(`${proxy.url}/readyz`)).ok;
	await pWaitFor(async () => (await isPassed()) && (await isPassed()), { timeout: LIMITS.poll });
};

const readAnswers = async ({ deps }: TestApp): Promise<number> =>
	(await readCounts(deps.db, { id: round.id, statementSet: CURRENT_SET })).answers;

/** An answer waits for the counters of the round. */
const isWaiting = async ({ deps }: TestApp): Promise<boolean> => {
	const { rows } = await deps.db.execute<{ count: number }>(
		`select count(*)::int as count from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock'`,
	);
	return (rows[0]?.count ?? 0) > 0;
};

const toSending = async (page: Page, code: string | undefined): Promise<ReadonlyMap<string, number>> => {
	await answered(page, code ?? '', 'vi', proxy.url);
	return new Map(proxy.counts);
};

const problem = (page: Page) => page.locator('.problem > p').first();

test('killed before it has counted them: nothing has arrived, and sent again it does', async ({ page, app }) => {
	const before = await toSending(page, round.codes[0]);
	await app.deps.db.transaction(async (tx) => {
		await lockCounters(tx, round.id);
		await pressOn(page, SEND);
		await killWhile(() => isWaiting(app), before);
		await expect(problem(page)).toHaveText(words.failures.silent);
	});
	await restart(app);
	expect(await readAnswers(app)).toBe(0);
	await pressOn(page, SEND);
	await expectHeading(page, words.sentTitle);
	expect(await readAnswers(app)).toBe(1);
	expect(await traces(page)).toEqual(NO_TRACES);
});

test('killed after it has counted them: sent again, they have most likely arrived', async ({ page, app }) => {
	const counted = await readAnswers(app);
	const before = await toSending(page, round.codes[1]);
	database.hushCommits(true);
	await pressOn(page, SEND);
	await killWhile(async () => (await readAnswers(app)) > counted, before);
	database.hushCommits(false);
	await expect(problem(page)).toHaveText(words.failures.silent);
	await restart(app);
	await pressOn(page, SEND);
	await expect(problem(page)).toHaveText(words.failures.perhapsSent);
	await page.getByRole('button', { name: words.codeIsRight }).click();
	await expectHeading(page, textsOf('vi').rights.title);
	expect(await readAnswers(app)).toBe(counted + 1);
	expect(await traces(page)).toEqual(NO_TRACES);
});
