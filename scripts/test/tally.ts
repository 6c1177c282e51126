/** Counts passed and failed tests from the reports of the runners. */

export type Tally = {
	passed: number;
	failed: number;
	/** Failures that the runner's own output does not end with. */
	failures: readonly string[];
};

/** The relevant part of Vitest's JSON report. */
export type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** The relevant part of Playwright's JSON report. */
export type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number };
	/** Errors outside of tests. */
	errors: unknown[];
};

/** A file that fails to load, or whose set-up fails, has no failed test; it counts as one failure. */
export const tallyVitest = (report: VitestReport): Tally => {
	const broken = report.testResults.filter(
		(file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
	);
	const tests = report.testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.filter((test) => test.status === 'failed').map((test) => `${name}: ${test.fullName}`),
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + broken.length,
		failures: [...tests, ...broken.map((file) => file.name)],
	};
};

/** Flaky tests count as failed. */
export const tallyPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
	passed: stats.expected,
	failed: stats.unexpected + stats.flaky + errors.length,
	failures: [],
});

/** An error exit without a failed test counts as one failure. */
export const withExit = (tally: Tally, code: number): Tally =>
	code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

export const add = (tallies: readonly Tally[]): Tally => ({
	passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
	failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
	failures: tallies.flatMap(({ failures }) => failures),
});
