/** What a runner reports to `npm test`, written to a file by its reporter. */

export type TimedTest = { name: string; ms: number };

export type Summary = {
	passed: number;
	/** Names of failed tests, and of files or set-ups that failed without one. */
	failures: readonly string[];
	/** Names of tests that failed first and passed on a retry. */
	repeated: readonly string[];
	slowest: readonly TimedTest[];
	/** How many tests did not run since they need Redis. */
	withoutRedis: number;
};

const SLOWEST = 20;

export const NOTHING_RUN: Summary = { passed: 0, failures: [], repeated: [], slowest: [], withoutRedis: 0 };

/** Shorter ones are printed as 0.0 s. */
const SHOWN_MS = 100;

export const slowestOf = (tests: readonly TimedTest[]): TimedTest[] =>
	tests
		.filter(({ ms }) => ms >= SHOWN_MS)
		.sort((a, b) => b.ms - a.ms)
		.slice(0, SLOWEST);

/** A non-zero exit code without a failed test counts as one failure. */
export const withExit = (summary: Summary, code: number, runner: string): Summary =>
	code !== 0 && summary.failures.length === 0
		? { ...summary, failures: [`${runner} exited with code ${code} without a failed test`] }
		: summary;

export const add = (summaries: readonly Summary[]): Summary => ({
	passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
	failures: summaries.flatMap(({ failures }) => failures),
	repeated: summaries.flatMap(({ repeated }) => repeated),
	slowest: slowestOf(summaries.flatMap(({ slowest }) => slowest)),
	withoutRedis: summaries.reduce((sum, { withoutRedis }) => sum + withoutRedis, 0),
});

const listed = (heading: string, names: readonly string[]): string[] =>
	names.length > 0 ? ['', heading, ...names.map((name) => `  ${name}`)] : [];

/** The text at the end of the output. Its last line is `N passed, N failed`. */
export const describe = ({ passed, failures, repeated, slowest, withoutRedis }: Summary): string =>
	[
		...listed(
			`The slowest ${slowest.length}:`,
			slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`),
		),
		...listed(`Passed only when repeated: ${repeated.length}`, repeated),
		...listed(`Failed: ${failures.length}`, failures),
		...(withoutRedis > 0
			? ['', `Left out: ${withoutRedis} tests that need Redis. \`npm run test:rest\` runs them where it is installed.`]
			: []),
		'',
		`${passed} passed, ${failures.length} failed`,
	].join('\n');
