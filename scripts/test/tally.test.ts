import { expect, test } from 'vitest';
import { add, tallyPlaywright, tallyVitest, withExit } from '#scripts/test/tally.ts';

/** The counts in the last line of `npm test`. */

test('tests that passed and failed are counted', () => {
	const report = {
		numPassedTests: 3,
		numFailedTests: 1,
		testResults: [
			{ name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'adds' }] },
			{ name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
		],
	};
	expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, failures: ['a.test.ts: adds'] });
});

test('a file that cannot be loaded counts as a failure', () => {
	const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
	expect(tallyVitest({ numPassedTests: 3, numFailedTests: 0, testResults })).toEqual({
		passed: 3,
		failed: 1,
		failures: ['a.test.ts'],
	});
});

test('a file whose set-up fails skips its tests, and counts as a failure', () => {
	const skipped = ['first', 'second'].map((fullName) => ({ status: 'skipped', fullName }));
	const report = {
		numPassedTests: 3,
		numFailedTests: 0,
		testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: skipped }],
	};
	expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, failures: ['a.test.ts'] });
});

test('a flaky journey and an error outside of tests count as failures', () => {
	expect(tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
		passed: 5,
		failed: 3,
		failures: [],
	});
});

test('a runner that exits with an error without a failed test counts as a failure', () => {
	expect(withExit({ passed: 2, failed: 0, failures: [] }, 1)).toEqual({ passed: 2, failed: 1, failures: [] });
	expect(withExit({ passed: 2, failed: 1, failures: ['x'] }, 1)).toEqual({ passed: 2, failed: 1, failures: ['x'] });
	expect(withExit({ passed: 2, failed: 0, failures: [] }, 0)).toEqual({ passed: 2, failed: 0, failures: [] });
});

test('the runners are added up', () => {
	expect(
		add([
			{ passed: 2, failed: 0, failures: [] },
			{ passed: 3, failed: 1, failures: ['x'] },
		]),
	).toEqual({ passed: 5, failed: 1, failures: ['x'] });
	expect(add([])).toEqual({ passed: 0, failed: 0, failures: [] });
});
