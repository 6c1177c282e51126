import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
	type PlaywrightReport,
	type Tally,
	tallyPlaywright,
	tallyVitest,
	type VitestReport,
	withExit,
} from './tally.ts';

/** The two runners: Vitest, and Playwright for the journeys. */

/** Reports for each failed journey whether the machine was slow. */
const machineReporter = './tests/e2e/support/machine-reporter.ts';

const quickResolve = new URL('../quick-resolve.ts', import.meta.url).href;

/** Runs a tool on this Node and forwards signals. */
const run = (args: string[], env: Record<string, string> = {}): Promise<number> =>
	new Promise((resolve, reject) => {
		// Every test file imports the product again: this saves half a second each.
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

/** Runs a runner with a report file and counts the results. A missing report counts as a failure. */
const counted = async <Report>(
	runner: (reportFile: string) => Promise<number>,
	tally: (report: Report) => Tally,
): Promise<Tally> => {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'kyosei-report-'));
	const file = path.join(folder, 'report.json');
	try {
		const code = await runner(file);
		const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
		return withExit(report ? tally(report) : { passed: 0, failed: 1, failures: [] }, code);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};

export const runVitest = (args: string[]): Promise<Tally> =>
	counted<VitestReport>(
		(file) =>
			run([
				'node_modules/vitest/vitest.mjs',
				'run',
				'--reporter=default',
				'--reporter=json',
				`--outputFile.json=${file}`,
				...args,
			]),
		tallyVitest,
	);

export const hasJourneys = (): boolean =>
	existsSync('playwright.config.ts') && globSync('tests/e2e/**/*.spec.ts').length > 0;

export const runPlaywright = (args: string[]): Promise<Tally> =>
	counted<PlaywrightReport>(
		(file) =>
			run(['node_modules/playwright/cli.js', 'test', `--reporter=list,json,${machineReporter}`, ...args], {
				PLAYWRIGHT_JSON_OUTPUT_NAME: file,
				// Node strips the types itself and caches compiled code; Playwright's Babel takes nine seconds in a first run.
				PW_DISABLE_TS_ESM: '1',
			}),
		tallyPlaywright,
	);
