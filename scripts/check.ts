import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedSince, findBase } from './check/changed.ts';
import { testsNamedFor } from './check/conventions.ts';
import { matchingTests } from './check/matching.ts';
import { ramDisk } from './test/ram-disk.ts';
import { runPlaywright, runVitest } from './test/runners.ts';
import { describe, type Summary } from './test/summary.ts';

/**
 * `npm run check`: lint, types, and the tests of what has changed since `main`. Prints what it runs and what it leaves
 * out; `.ci/run` runs everything.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Step = { title: string; run: () => Promise<boolean> };

/** Runs a tool on this Node, and prints its output once it has ended. */
const tool = (file: string, args: string[]): Promise<boolean> =>
	new Promise((resolve) => {
		execFile(process.execPath, [file, ...args], { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
			say(`${stdout}${stderr}`.trim());
			resolve(error === null);
		});
	});

const lintAndTypes = async (): Promise<boolean> => {
	const passed = await Promise.all([
		tool('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
		tool('node_modules/typescript/bin/tsc', ['--noEmit']),
	]);
	return passed.every(Boolean);
};

const tests = (title: string, run: () => Promise<Summary>): Step => ({
	title,
	run: async () => {
		const summary = await run();
		say(describe({ ...summary, slowest: [] }));
		return summary.failures.length === 0;
	},
});

const isJourney = (file: string): boolean => file.startsWith('tests/e2e/');

const stepsFor = (base: string, named: readonly string[]): Step[] => {
	const journeys = named.filter(isJourney);
	const calls = named.filter((file) => !isJourney(file));
	return [
		{ title: 'lint and types', run: lintAndTypes },
		tests('unit tests that import what has changed', () =>
			runVitest(['--project', 'unit', '--project', 'isolated', '--changed', base], 0),
		),
		tests(['rules about the code', ...calls].join(', '), () => runVitest(['tests/rules', ...calls], 0)),
		...(journeys.length > 0 ? [tests(journeys.join(', '), () => runPlaywright(journeys, 0))] : []),
	];
};

const main = async (): Promise<void> => {
	process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
	process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');
	process.env.TMPDIR ??= ramDisk() ?? os.tmpdir();
	const base = findBase();
	const changed = changedSince(base);
	const all = globSync(['tests/{api,commands,workers}/**/*.test.ts', 'tests/e2e/**/*.spec.ts']).toSorted();
	const named = testsNamedFor(changed, readFileSync('docs/conventions.md', 'utf8'));
	const { run, leftOut } = matchingTests(changed, all, named);
	say(`Files changed since ${base.slice(0, 8)}: ${changed.length}`);
	const results: string[] = [];
	for (const step of stepsFor(base, run)) {
		say(`\n== ${step.title}`);
		const begin = performance.now();
		const isGood = await step.run();
		if (!isGood) process.exitCode = 1;
		results.push(
			`${isGood ? 'passed' : 'FAILED'}  ${((performance.now() - begin) / 1000).toFixed(0).padStart(3)} s  ${step.title}`,
		);
	}
	say(['', ...results].join('\n'));
	if (leftOut.length > 0) say(`\nOf these features, not run:\n  npm test -- ${leftOut.join(' ')}`);
	say('\nNot run: all other tests of calls, commands, workers and starts, and journeys (npm test).');
};

await main();
