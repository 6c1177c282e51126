import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NOTHING_RUN, type Summary, withExit } from './summary.ts';

/** Runs Vitest, and Playwright for the journeys. */

/** Reports for each failed journey whether the machine was slow. */
const machineReporter = './tests/e2e/support/machine-reporter.ts';

const quickResolve = new URL('../quick-resolve.ts', import.meta.url).href;

/** Runs a tool on this Node and forwards signals. */
const run = (args: readonly string[], env: Record<string, string>): Promise<number> =>
	new Promise((resolve, reject) => {
		// Every test file imports the product again; the resolver saves half a second each time.
		const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${quickResolve}`.trim();
		const child = spawn(process.execPath, args, {
			stdio: 'inherit',
			env: { ...process.env, NODE_OPTIONS, ...env },
		});
		const forward = (signal: NodeJS.Signals) => child.kill(signal);
		process.on('SIGTERM', forward);
		// The terminal sends Ctrl-C to the child too; wait for its clean-up.
		process.on('SIGINT', () => {});
		child.once('error', reject);
		child.once('close', (code) => {
			process.off('SIGTERM', forward);
			resolve(code ?? 1);
		});
	});

/** Runs a runner and returns what its reporter wrote. A missing summary is a failure. */
const summarised = async (
	runner: string,
	args: readonly string[],
	env: Record<string, string> = {},
): Promise<Summary> => {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'kyosei-summary-'));
	const file = path.join(folder, 'summary.json');
	try {
		const code = await run(args, { ...env, TEST_SUMMARY_FILE: file });
		if (!existsSync(file)) return { ...NOTHING_RUN, failures: [`${runner} ended without a report`] };
		return withExit(JSON.parse(readFileSync(file, 'utf8')) as Summary, code, runner);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};

/** `repeats`: how often a failed test is retried before it counts as failed. */
export const runVitest = (args: readonly string[], repeats: number): Promise<Summary> =>
	summarised('Vitest', [
		'node_modules/vitest/vitest.mjs',
		'run',
		'--reporter=default',
		'--reporter=./scripts/test/vitest-reporter.ts',
		`--retry=${repeats}`,
		...args,
	]);

export const hasJourneys = (): boolean =>
	existsSync('playwright.config.ts') && globSync('tests/e2e/**/*.spec.ts').length > 0;

/**
 * A failed journey leaves a trace below `test-results`. Recording takes a third of the time, so if failed journeys are
 * retried, only the retry is recorded.
 */
export const runPlaywright = (args: readonly string[], repeats: number): Promise<Summary> =>
	summarised(
		'Playwright',
		[
			'node_modules/playwright/cli.js',
			'test',
			`--reporter=list,./scripts/test/playwright-reporter.ts,${machineReporter}`,
			`--retries=${repeats}`,
			`--trace=${repeats > 0 ? 'on-first-retry' : 'retain-on-failure'}`,
			...args,
		],
		// Node strips types natively and caches the result; Playwright's Babel takes nine seconds of a first run.
		{ PW_DISABLE_TS_ESM: '1' },
	);
