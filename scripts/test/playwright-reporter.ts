import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Suite, TestCase, TestError, TestResult } from 'playwright/types/testReporter';
import { unlooked } from './looked-at.ts';
import { sayFailed, sayProgress } from './progress.ts';
import { type Summary, slowestOf } from './summary.ts';

/** `[phone] tests/e2e/company/inbox.spec.ts: what a company is told arrives in every tab`. */
const nameOf = (test: TestCase): string => {
	const [, project, file, ...titles] = test.titlePath();
	return `[${project}] tests/e2e/${file}: ${titles.join(' ')}`;
};

/** The summary of a Playwright run. A test that passed on a retry counts as passed and is listed. */
export const summaryOfPlaywright = (
	tests: readonly TestCase[],
	errors: readonly TestError[],
	isWholeDay = false,
): Summary => {
	const withOutcome = (outcome: ReturnType<TestCase['outcome']>) => tests.filter((test) => test.outcome() === outcome);
	const repeated = withOutcome('flaky');
	return {
		passed: withOutcome('expected').length + repeated.length,
		failures: [
			...withOutcome('unexpected').map(nameOf),
			...errors.map(({ message }) => `outside of tests: ${message ?? 'unknown error'}`),
			...(isWholeDay ? unlooked(tests) : []),
		],
		repeated: repeated.map(nameOf),
		withoutRedis: 0,
		slowest: slowestOf(
			tests.map((test) => ({ name: nameOf(test), ms: Math.max(0, ...test.results.map(({ duration }) => duration)) })),
		),
	};
};

const fileOf = ({ location }: TestCase): string => path.relative(process.cwd(), location.file);

/** Says how far the run is, and writes the summary to the file that `TEST_SUMMARY_FILE` names. */
class SummaryReporter implements Reporter {
	readonly #errors: TestError[] = [];
	#suite: Suite | undefined;
	#progress: ReturnType<typeof sayProgress> | undefined;
	/** How many journeys of a file are left. */
	readonly #left = new Map<string, number>();

	printsToStdio(): boolean {
		return false;
	}

	onBegin(_config: unknown, suite: Suite): void {
		this.#suite = suite;
		for (const test of suite.allTests()) this.#left.set(fileOf(test), (this.#left.get(fileOf(test)) ?? 0) + 1);
		this.#progress = sayProgress('Playwright', [...this.#left.keys()]);
	}

	onTestEnd(test: TestCase, { retry, error }: TestResult): void {
		if (test.outcome() === 'unexpected' && retry < test.retries) return;
		if (test.outcome() === 'unexpected') sayFailed(nameOf(test), error?.message);
		const left = (this.#left.get(fileOf(test)) ?? 0) - 1;
		this.#left.set(fileOf(test), left);
		if (left === 0) this.#progress?.finished(fileOf(test));
	}

	onError(error: TestError): void {
		this.#errors.push(error);
	}

	onEnd(): void {
		this.#progress?.end();
		const file = process.env.TEST_SUMMARY_FILE;
		const summary = summaryOfPlaywright(this.#suite?.allTests() ?? [], this.#errors, process.env.TEST_WHOLE === 'day');
		if (file) writeFileSync(file, JSON.stringify(summary));
	}
}

export default SummaryReporter;
