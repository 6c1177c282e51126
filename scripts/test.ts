import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '#server/base/program.ts';
import '#tests/support/limits.ts';
import { ramDisk } from './test/ram-disk.ts';
import { hasJourneys, runPlaywright, runVitest } from './test/runners.ts';
import { add, describe, type Summary } from './test/summary.ts';

/**
 * `npm test` runs all tests and repeats once what fails: a test that passes then counts as passed and is named at the end.
 * `npm test -- tests/api/accounts/sign-in.test.ts` runs the named ones once, with Playwright for paths below tests/e2e. The
 * last line is `N passed, N failed`.
 *
 * `npm test -- --servers 2 tests/api` runs the tests against two servers and two workers behind a round-robin proxy.
 */

const sayAboutRedis = (): void => {
	const program = findProgram('redis-server');
	console.log(
		program
			? `Redis: ${program}; the queue is tested on PostgreSQL and on Redis.`
			: 'Redis: no redis-server on the PATH; the queue is tested on PostgreSQL only.',
	);
};

const isJourney = (name: string): boolean => /(^|\/)tests\/e2e(\/|$)/.test(name);

/** Removes `--servers N` from the arguments; the rest is passed to the runners. */
const takeServers = (args: string[]): string => {
	const at = args.indexOf('--servers');
	const [, servers = '1'] = at < 0 ? [] : args.splice(at, 2);
	if (!/^[1-9]$/.test(servers)) throw new Error('--servers takes a number from 1 to 9');
	return servers;
};

const main = async (): Promise<void> => {
	process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
	const named = process.argv.slice(2);
	process.env.TEST_SERVERS = takeServers(named);
	const journeys = named.filter(isJourney);
	const others = named.filter((name) => !isJourney(name));
	// The tests start hundreds of processes, each half a second faster with the compile cache.
	process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');
	process.env.TMPDIR ??= ramDisk() ?? os.tmpdir();
	sayAboutRedis();
	const isWhole = named.length === 0;
	const repeats = isWhole ? 1 : 0;
	const summaries: Summary[] = [];
	if (isWhole || others.length > 0) summaries.push(await runVitest(others, repeats));
	if (journeys.length > 0 || (isWhole && hasJourneys())) summaries.push(await runPlaywright(journeys, repeats));
	const summary = add(summaries);
	process.exitCode = summary.failures.length === 0 ? 0 : 1;
	console.log(describe(summary));
};

await main();
