import { writeFileSync } from 'node:fs';
import type { Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter';
import { type Summary, slowestOf } from './summary.ts';

/** `[phone] tests/e2e/inbox.spec.ts: what a company is told arrives in every tab`. */
const nameOf = (test: TestCase): string => {
	const [, project, file, ...titles] = test.titlePath();
	return `[${project}] tests/e2e/${file}: ${titles.join(' ')}`;
};

/** The summary of a Playwright run. A test that passed on a retry counts as passed and is listed. */
export const summaryOfPlaywright = (tests: readonly TestCase[], errors: readonly TestError[]): Summary => {
	const withOutcome = (outcome: ReturnType<TestCase['outcome']>) => tests.filter((test) => test.outcome() === outcome);
	const repeated = withOutcome('flaky');
	return {
		passed: withOutcome('expected').length + repeated.length,
		failures: [
			...withOutcome('unexpected').map(nameOf),
			...errors.map(({ message }) => `outside of tests: ${message ?? 'unknown error'}`),
		],
		repeated: repeated.map(nameOf),
		withoutRedis: 0,
		slowest: slowestOf(
			tests.map((test) => ({ name: nameOf(test), ms: Math.max(0, ...test.results.map(({ duration }) => duration)) })),
		),
	};
};

/** Writes the summary to the file that `TEST_SUMMARY_FILE` names. */
class SummaryReporter implements Reporter {
	readonly #errors: TestError[] = [];
	#suite: Suite | undefined;

	printsToStdio(): boolean {
		return false;
	}

	onBegin(_config: unknown, suite: Suite): void {
		this.#suite = suite;
	}

	onError(error: TestError): void {
		this.#errors.push(error);
	}

	onEnd(): void {
		const file = process.env.TEST_SUMMARY_FILE;
		if (file) writeFileSync(file, JSON.stringify(summaryOfPlaywright(this.#suite?.allTests() ?? [], this.#errors)));
	}
}

export default SummaryReporter;
