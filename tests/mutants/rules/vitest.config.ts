import { defineConfig } from 'vitest/config';

/** The unit tests of `shared`, and the tests of rules that need nothing but `shared` and the random sheets. */
// biome-ignore lint/style/noDefaultExport: Vitest takes its configuration this way
export default defineConfig({
	test: {
		include: ['shared/**/*.test.ts', 'tests/rules/{explained-points,explanation,next-star}.test.ts'],
		testTimeout: 150_000,
	},
});
