import { defineConfig } from 'vitest/config';
import { LIMITS } from './tests/support/limits.ts';
import { SlowFirst } from './tests/support/slow-first.ts';

const ISOLATED = ['{shared,server,workers,client,scripts}/**/*.isolated.test.ts'];

/**
 * `unit` needs nothing but the code; `api` has one PostgreSQL with seeds, and the page that prints, for the whole run.
 * A worker loads and compiles the code once for all its files. Those that replace a module are `isolated`.
 */
export default defineConfig({
	test: {
		pool: 'forks',
		// Twice as many as cores, since those of processes wait most of the time.
		maxWorkers: 4,
		sequence: { sequencer: SlowFirst },
		// What is built is loaded as in production: rewritten imports give tagged templates another `this`.
		server: { deps: { external: [/\/dist\/prerender\//] } },
		setupFiles: process.env.TEST_REPORT_FOLDER ? ['./scripts/test/report/vitest-marks.ts'] : [],
		testTimeout: LIMITS.test,
		hookTimeout: LIMITS.test,
		expect: { poll: { timeout: LIMITS.poll } },
		tags: [
			{ name: 'rest', description: 'Runs in `npm run test:rest` only.' },
			{ name: 'redis', description: 'Needs a redis-server on the PATH, or is skipped.' },
		],
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					include: ['{shared,server,workers,client,scripts}/**/*.test.{ts,tsx}', 'tests/{rules,drills}/**/*.test.ts'],
					exclude: ISOLATED,
					isolate: false,
				},
			},
			{ extends: true, test: { name: 'isolated', include: ISOLATED } },
			{
				extends: true,
				test: {
					name: 'api',
					include: ['tests/{api,commands,start,workers}/**/*.test.ts'],
					globalSetup: ['tests/support/global-setup.ts'],
					isolate: false,
				},
			},
		],
	},
});
