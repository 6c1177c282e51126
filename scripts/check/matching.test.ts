import { expect, it } from 'vitest';
import { matchingTests } from './matching.ts';

const TESTS = [
	'tests/api/phrases.test.ts',
	'tests/api/phrases-shared.test.ts',
	'tests/api/reports/drafts.test.ts',
	'tests/api/sign-in.test.ts',
	'tests/e2e/phrases.spec.ts',
	'tests/e2e/phrases-desk.spec.ts',
];

it('a service is checked by the tests of calls of its feature', () => {
	expect(matchingTests(['server/phrases/read.ts'], TESTS).run).toEqual(TESTS.slice(0, 2));
	expect(matchingTests(['shared/reports/schemas.ts'], TESTS).run).toEqual(['tests/api/reports/drafts.test.ts']);
});

it('tests that a rule names come first', () => {
	const tests = ['a', 'b', 'c', 'd'].map((name) => `tests/api/plans/${name}.test.ts`).concat('tests/api/moves.test.ts');
	const { run, leftOut } = matchingTests(['server/plans/save.ts'], tests, ['tests/api/moves.test.ts']);
	expect(run).toEqual(['tests/api/moves.test.ts', 'tests/api/plans/a.test.ts', 'tests/api/plans/b.test.ts']);
	expect(leftOut).toEqual(['tests/api/plans/c.test.ts', 'tests/api/plans/d.test.ts']);
});

it('the journeys of a changed screen are named, and not run', () => {
	const { run, leftOut } = matchingTests(['client/console/phrases/list.tsx'], TESTS);
	expect(run).toEqual([]);
	expect(leftOut).toEqual(['tests/e2e/phrases.spec.ts', 'tests/e2e/phrases-desk.spec.ts']);
});

it('a changed test is run, whatever else has changed', () => {
	const changed = ['tests/e2e/phrases-desk.spec.ts', 'tests/api/sign-in.test.ts', 'docs/tour.md'];
	expect(matchingTests(changed, TESTS).run).toEqual(['tests/api/sign-in.test.ts', 'tests/e2e/phrases-desk.spec.ts']);
});

it('what no test is named after has none', () => {
	expect(matchingTests(['server/db/client.ts', 'scripts/test.ts', 'docs/phrases.md'], TESTS)).toEqual({
		run: [],
		leftOut: [],
	});
});
