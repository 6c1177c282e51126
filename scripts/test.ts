import { globSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import '#tests/support/limits.ts';
import { type Asked, asked } from './test/arguments.ts';
import { ramDisk } from './test/ram-disk.ts';
import { reachedByChanges } from './test/reached.ts';
import { startReport } from './test/report/report.ts';
import { hasJourneys, runPlaywright, runVitest } from './test/runners.ts';
import { add, describe, type Summary } from './test/summary.ts';
import { patternOfRest } from './test/turns.ts';

/**
 * `npm test` runs the suite of the day, which needs Node and npm alone; `npm run test:rest` runs the tests with the tag
 * `rest` (`@rest` of a journey). Both repeat once what fails: a test that passes then counts as passed and is named at the
 * end. `npm test -- tests/api/accounts/sign-in.test.ts` runs the named ones once, of both suites, with Playwright for paths
 * below tests/e2e. The last line is `N passed, N failed`. `scripts/test/arguments.ts` has the switches.
 */

const isJourney = (name: string): boolean => /(^|\/)tests\/e2e(\/|$)/.test(name);

/** Files with tests of the tag `rest`: to find the tag, Vitest would load all others too. */
const filesOfRest = (): string[] =>
	globSync('{shared,server,workers,client,scripts,tests}/**/*.test.{ts,tsx}').filter((file) =>
		/'rest'|@module-tag rest|support\/queues\.ts/.test(readFileSync(file, 'utf8')),
	);

const TESTS_OF = {
	day: { vitest: '--tags-filter=!rest', playwright: '--grep-invert' },
	rest: { vitest: '--tags-filter=rest', playwright: '--grep' },
} as const;

/** Of both suites: unit tests that import what has changed, the rules, and tests of changed features. */
const runChanged = async (): Promise<Summary[]> => {
	const { base, tests } = reachedByChanges();
	const journeys = tests.filter(isJourney);
	return [
		await runVitest(['--project', 'unit', '--project', 'isolated', '--changed', base], 0),
		await runVitest(['tests/rules', ...tests.filter((name) => !isJourney(name))], 0),
		...(journeys.length > 0 ? [await runPlaywright(journeys, 0)] : []),
	];
};

const runTests = async ({ suite, named }: Asked): Promise<Summary[]> => {
	const isWhole = named.length === 0;
	const repeats = isWhole ? 1 : 0;
	const ofVitest = suite ? [TESTS_OF[suite].vitest] : [];
	const ofPlaywright = suite ? [`${TESTS_OF[suite].playwright}=${patternOfRest()}`] : [];
	const journeys = named.filter(isJourney);
	const others = isWhole && suite === 'rest' ? filesOfRest() : named.filter((name) => !isJourney(name));
	return [
		...(isWhole || others.length > 0 ? [await runVitest([...ofVitest, ...others], repeats)] : []),
		...((isWhole && hasJourneys()) || journeys.length > 0
			? [await runPlaywright([...ofPlaywright, ...journeys], repeats)]
			: []),
	];
};

const main = async (): Promise<void> => {
	process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
	const order = asked(process.argv.slice(2));
	process.env.TEST_SERVERS = order.servers;
	if (order.suite) process.env.TEST_SUITE = order.suite;
	if (order.suite && order.named.length === 0) process.env.TEST_WHOLE = order.suite;
	// The tests start hundreds of processes, each half a second faster with the compile cache.
	process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');
	process.env.TMPDIR ??= ramDisk() ?? os.tmpdir();
	const report = order.report ? startReport() : null;
	const summary = add(await (order.changed ? runChanged() : runTests(order)));
	process.exitCode = summary.failures.length === 0 ? 0 : 1;
	report?.write(order.suite ?? 'day', order.named.length === 0);
	console.log(describe(summary));
};

await main();
