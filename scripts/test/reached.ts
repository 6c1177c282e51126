import { globSync, readFileSync } from 'node:fs';
import { changedSince, findBase } from '#scripts/check/changed.ts';
import { testsNamedFor } from '#scripts/check/conventions.ts';
import { matchingTests } from '#scripts/check/matching.ts';

/** Every API test and journey of a changed feature, where `npm run check` takes a few: `npm test -- --changed`. */
export const reachedByChanges = (): { base: string; tests: string[] } => {
	const base = findBase();
	const changed = changedSince(base);
	const all = globSync(['tests/{api,commands,start,workers}/**/*.test.ts', 'tests/e2e/**/*.spec.ts']).toSorted();
	const { run, leftOut } = matchingTests(
		changed,
		all,
		testsNamedFor(changed, readFileSync('docs/conventions.md', 'utf8')),
	);
	return { base, tests: [...run, ...leftOut] };
};
