import { expect, test } from 'vitest';
import { add, tallyPlaywright, tallyVitest, withExit } from '#scripts/test/tally.ts';

/** The counts in the last line of `npm test`. */

test('tests that passed and failed are counted', () => {
	const report = {
		numPassedTests: 3,
		numFailedTests: 1,
		testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
	};
	expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1 });
});

test('a file that cannot be loaded counts as a failure', () => {
	const report = { numPassedTests: 3, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
	expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1 });
});

test('a file whose set-up fails skips its tests, and counts as a failure', () => {
	const skipped = [{ status: 'skipped' }, { status: 'skipped' }];
	const report = {
		numPassedTests: 3,
		numFailedTests: 0,
		testResults: [{ status: 'failed', assertionResults: skipped }],
	};
	expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1 });
});

test('a flaky journey and an error outside of tests count as failures', () => {
	expect(tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
		passed: 5,
		failed: 3,
	});
});

test('a runner that exits with an error without a failed test counts as a failure', () => {
	expect(withExit({ passed: 2, failed: 0 }, 1)).toEqual({ passed: 2, failed: 1 });
	expect(withExit({ passed: 2, failed: 1 }, 1)).toEqual({ passed: 2, failed: 1 });
	expect(withExit({ passed: 2, failed: 0 }, 0)).toEqual({ passed: 2, failed: 0 });
});

test('the runners are added up', () => {
	expect(
		add([
			{ passed: 2, failed: 0 },
			{ passed: 3, failed: 1 },
		]),
	).toEqual({ passed: 5, failed: 1 });
	expect(add([])).toEqual({ passed: 0, failed: 0 });
});
