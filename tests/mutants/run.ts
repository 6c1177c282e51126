import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MUTANTS } from './all.ts';
import { copyTree } from './copy.ts';
import { type Mutant, type Outcome, occurrences } from './mutant.ts';
import { argumentsFor, failuresIn, isJourney, runTests } from './named-tests.ts';

/**
 * `npm run mutants` breaks one line after the other in a copy of the tree and expects the named test to fail.
 * `npm run mutants -- server/voice totp` takes those whose file or test contains one of the words.
 */

const say = (text: string): void => {
	process.stdout.write(`${text}\n`);
};

const root = path.join(import.meta.dirname, '../..');

const chosen = (words: readonly string[]): Mutant[] =>
	MUTANTS.filter(({ file, test }) => words.length === 0 || words.some((word) => `${file} ${test}`.includes(word)));

/** Those whose test fails on the unbroken tree. */
const failingUnbroken = async (copy: string, mutants: readonly Mutant[]): Promise<ReadonlySet<Mutant>> => {
	const { passed, failed, output } = await runTests(copy, argumentsFor(copy, mutants));
	say(`On the unbroken tree ${passed} tests pass, ${failed} fail.`);
	if (failed === 0) return new Set();
	const failures = failuresIn(output);
	say(failures);
	return new Set(mutants.filter(({ test, title }) => failures.includes(title) || failures.includes(test)));
};

/** Breaks the line, runs the test, and mends the line. */
const outcomeOf = async (copy: string, mutant: Mutant): Promise<Outcome> => {
	const file = path.join(copy, mutant.file);
	const whole = readFileSync(file, 'utf8');
	if (occurrences(whole, mutant.before) !== 1) return 'stale';
	writeFileSync(
		file,
		whole.replace(mutant.before, () => mutant.after),
	);
	try {
		const untilOneFails = isJourney(mutant) ? [] : ['--bail=1'];
		const { passed, failed, output } = await runTests(copy, [...argumentsFor(copy, [mutant]), ...untilOneFails]);
		if (passed + failed === 0) return 'stale';
		if (failed === 0) return 'survived';
		// A file that does not load, or whose set-up fails, fails without the test.
		return failuresIn(output).includes(mutant.title) ? 'killed' : 'fails';
	} finally {
		writeFileSync(file, whole);
	}
};

const mutants = chosen(process.argv.slice(2));
const copy = copyTree(root);
const counts: Record<Outcome, number> = { killed: 0, survived: 0, stale: 0, fails: 0 };
const failing = await failingUnbroken(copy, mutants);
for (const mutant of mutants) {
	const begin = Date.now();
	const outcome = failing.has(mutant) ? 'fails' : await outcomeOf(copy, mutant);
	counts[outcome] += 1;
	say(
		`${outcome.padEnd(8)} ${((Date.now() - begin) / 1000).toFixed(0).padStart(4)} s  ${mutant.file}: ${mutant.after}`,
	);
}
say(`${counts.killed} killed, ${counts.survived} survived, ${counts.stale} stale, ${counts.fails} fail otherwise`);
process.exitCode = counts.killed === mutants.length ? 0 : 1;
