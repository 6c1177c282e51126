import { defineConfig } from 'vitest/config';

/** The unit tests of `shared`, which need nothing but the code. */
// biome-ignore lint/style/noDefaultExport: Vitest takes its configuration this way
export default defineConfig({ test: { include: ['shared/**/*.test.ts'], testTimeout: 150_000 } });
