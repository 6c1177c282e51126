/** How many tests passed and failed, read from what the runners report. */

export type Tally = { passed: number; failed: number };

/** The part of Vitest's JSON report that counts. */
export type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** The part of Playwright's JSON report that counts. */
export type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number };
	/** What is wrong outside of any test. */
	errors: unknown[];
};

/** A file that cannot be loaded, or whose set-up fails, has no test that failed; it counts as one. */
export const tallyVitest = (report: VitestReport): Tally => {
	const broken = report.testResults.filter(
		(file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
	);
	return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
};

/** One that passes only on another try has failed: it would fail somebody else's run. */
export const tallyPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
	passed: stats.expected,
	failed: stats.unexpected + stats.flaky + errors.length,
});

/** A runner that says no although no test failed has failed itself. */
export const withExit = (tally: Tally, code: number): Tally =>
	code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

export const add = (tallies: readonly Tally[]): Tally => ({
	passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
	failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});
