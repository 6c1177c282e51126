import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: [
			'shared/**/*.test.ts',
			'server/**/*.test.ts',
			'workers/**/*.test.ts',
			'client/**/*.test.{ts,tsx}',
			'scripts/**/*.test.ts',
			'tests/{api,commands,rules,start,workers}/**/*.test.ts',
		],
		globalSetup: ['tests/support/global-setup.ts'],
		testTimeout: 30_000,
		hookTimeout: 60_000,
		pool: 'forks',
		maxWorkers: 3,
	},
});
