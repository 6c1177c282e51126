import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but the code; `api` has one PostgreSQL with seeds, and the page that prints, for the whole run. */
export default defineConfig({
	test: {
		pool: 'forks',
		maxWorkers: 3,
		// What is built is loaded as in production: rewritten imports give tagged templates another `this`.
		server: { deps: { external: [/\/dist\/prerender\//] } },
		// Five times what the longest test takes on a machine with nothing else to do: they end what hangs.
		testTimeout: 150_000,
		hookTimeout: 150_000,
		expect: { poll: { timeout: 60_000 } },
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					include: ['{shared,server,workers,client,scripts}/**/*.test.{ts,tsx}', 'tests/{rules,drills}/**/*.test.ts'],
				},
			},
			{
				extends: true,
				test: {
					name: 'api',
					include: ['tests/{api,commands,start,workers}/**/*.test.ts'],
					globalSetup: ['tests/support/global-setup.ts'],
				},
			},
		],
	},
});
