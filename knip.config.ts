import type { KnipConfig } from 'knip';

/** Finds files, exports and packages that nothing uses (`npm run unused`). */
const config: KnipConfig = {
	// What a command, a process, a bundler or a fixture of a test starts by its path.
	entry: [
		'client/{boot,check-file,main,parts,prerender,prerender-styles,print,print-rehearsal}.{ts,tsx}',
		'client/guide/search.ts',
		'client/voice/main.ts',
		'server/main.ts',
		'workers/main.ts',
		'scripts/*.ts',
		'scripts/start/early.ts',
		'scripts/{dev/{build,server,start-module},brand/make,fonts/*,seed/demo/files/make,setup/build,test/*-reporter,test/report/vitest-marks}.ts',
		'tests/bench/support/*-server.ts',
		'tests/drills/{notices/worker,installed/s3-server,support/{collect-garbage,older-worker,shift-clock}}.ts',
		'tests/support/processes/{render-pages,stored-as}.ts',
		'tests/corpus/workbooks/make/*.ts',
		'{playwright,vite.*}.config.ts',
		'tests/e2e/support/{global-setup,machine-reporter}.ts',
		'tests/mutants/rules/vitest.config.ts',
	],
	project: ['{client,scripts,server,shared,tests,workers}/**/*.{mjs,ts,tsx}', '*.ts'],
	// Resolved by its name while the program runs: `workers/chromium-bundle.ts`.
	ignoreDependencies: ['@sparticuz/chromium'],
	// Programs of the operating system.
	ignoreBinaries: ['useradd', 'script'],
};

export default config;
