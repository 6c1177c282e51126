import { globSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import '#tests/support/limits.ts';
import { ramDisk } from './test/ram-disk.ts';
import { hasJourneys, runPlaywright, runVitest } from './test/runners.ts';
import { add, describe, type Summary } from './test/summary.ts';

/**
 * `npm test` runs the suite of the day, which needs Node and npm alone; `npm run test:rest` runs the tests with the tag
 * `rest`. Both repeat once what fails: a test that passes then counts as passed and is named at the end.
 * `npm test -- tests/api/accounts/sign-in.test.ts` runs the named ones once, with Playwright for paths below tests/e2e. The
 * last line is `N passed, N failed`.
 *
 * `npm test -- --servers 2 tests/api` runs the tests against two servers and two workers behind a round-robin proxy.
 */

const isJourney = (name: string): boolean => /(^|\/)tests\/e2e(\/|$)/.test(name);

/** Removes `--servers N` from the arguments; the rest is passed to the runners. */
const takeServers = (args: string[]): string => {
	const at = args.indexOf('--servers');
	const [, servers = '1'] = at < 0 ? [] : args.splice(at, 2);
	if (!/^[1-9]$/.test(servers)) throw new Error('--servers takes a number from 1 to 9');
	return servers;
};

/** Files with tests of the tag `rest`: to find the tag, Vitest would load all others too. */
const filesOfRest = (): string[] =>
	globSync('{shared,server,workers,client,scripts,tests}/**/*.test.{ts,tsx}').filter((file) =>
		/'rest'|@module-tag rest|support\/queues\.ts/.test(readFileSync(file, 'utf8')),
	);

/** The suite of the day, or the rest. */
const runSuite = async (suite: 'day' | 'rest'): Promise<Summary[]> => {
	process.env.TEST_SUITE = suite;
	if (suite === 'rest') return [await runVitest(['--tags-filter=rest', ...filesOfRest()], 1)];
	return [await runVitest(['--tags-filter=!rest'], 1), ...(hasJourneys() ? [await runPlaywright([], 1)] : [])];
};

const runNamed = async (named: readonly string[]): Promise<Summary[]> => {
	const journeys = named.filter(isJourney);
	const others = named.filter((name) => !isJourney(name));
	return [
		...(others.length > 0 ? [await runVitest(others, 0)] : []),
		...(journeys.length > 0 ? [await runPlaywright(journeys, 0)] : []),
	];
};

const main = async (): Promise<void> => {
	process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
	const named = process.argv.slice(2);
	process.env.TEST_SERVERS = takeServers(named);
	// The tests start hundreds of processes, each half a second faster with the compile cache.
	process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');
	process.env.TMPDIR ??= ramDisk() ?? os.tmpdir();
	const suite = named[0] === '--rest' ? 'rest' : 'day';
	const isWhole = suite === 'rest' || named.length === 0;
	const summary = add(isWhole ? await runSuite(suite) : await runNamed(named));
	process.exitCode = summary.failures.length === 0 ? 0 : 1;
	console.log(describe(summary));
};

await main();
