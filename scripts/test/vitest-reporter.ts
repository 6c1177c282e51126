import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { sayFailed, sayProgress } from './progress.ts';
import { type Summary, slowestOf } from './summary.ts';

const fileOf = ({ moduleId }: { readonly moduleId: string }): string => path.relative(process.cwd(), moduleId);

const nameOf = (test: TestCase): string => `${fileOf(test.module)}: ${test.fullName}`;

const testsOf = (modules: readonly TestModule[]): TestCase[] =>
	modules.flatMap((module) => [...module.children.allTests()]);

const hasFailed = (test: TestCase): boolean => test.result().state === 'failed';

/** A file that cannot be loaded, or whose set-up fails, reports no failed test. */
const isBroken = (module: TestModule): boolean =>
	module.state() === 'failed' && ![...module.children.allTests()].some(hasFailed);

const messageOf = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** The summary of a Vitest run. A test that passed on a retry counts as passed and is listed. */
export const summaryOfVitest = (modules: readonly TestModule[], errors: readonly unknown[]): Summary => {
	const tests = testsOf(modules);
	const passed = tests.filter((test) => test.result().state === 'passed');
	return {
		passed: passed.length,
		failures: [
			...tests.filter(hasFailed).map(nameOf),
			...modules.filter(isBroken).map(fileOf),
			...errors.map((error) => `outside of tests: ${messageOf(error)}`),
		],
		repeated: passed.filter((test) => test.diagnostic()?.flaky).map(nameOf),
		withoutRedis: tests.filter((test) => test.tags.includes('redis') && test.result().state === 'skipped').length,
		slowest: slowestOf(tests.map((test) => ({ name: nameOf(test), ms: test.diagnostic()?.duration ?? 0 }))),
	};
};

/** Says how far the run is, and writes the summary to the file that `TEST_SUMMARY_FILE` names. */
class SummaryReporter implements Reporter {
	#progress: ReturnType<typeof sayProgress> | undefined;

	onTestRunStart(specifications: readonly TestSpecification[]): void {
		this.#progress = sayProgress('Vitest', specifications.map(fileOf));
	}

	onTestModuleEnd(module: TestModule): void {
		this.#progress?.finished(fileOf(module));
		for (const test of testsOf([module]).filter(hasFailed)) sayFailed(nameOf(test), test.result().errors?.[0]?.message);
		if (isBroken(module)) sayFailed(fileOf(module), module.errors()[0]?.message);
	}

	onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
		this.#progress?.end();
		const file = process.env.TEST_SUMMARY_FILE;
		if (file) writeFileSync(file, JSON.stringify(summaryOfVitest(modules, errors)));
	}
}

export default SummaryReporter;
