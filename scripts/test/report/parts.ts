/** The parts of a run whose processor time is told apart. */

export const PARTS = ['test process', 'browser', 'PostgreSQL', 'servers and commands'] as const;

export type Part = (typeof PARTS)[number];

const DATABASE_PROCESS = /^(\S*\/)?postgres(:|\s|$)/;
const BROWSER_PROCESS = /--type=(renderer|zygote|gpu-process|utility|broker)|(chrom\w*|headless_shell)(\s|$)/i;
const RUNNER_PROCESS = /(vitest|playwright|vite|esbuild)/;

/** `isWorker`: a runner started it to run test files. */
export const partOf = (command: string, isWorker: boolean): Part => {
	if (isWorker) return 'test process';
	if (DATABASE_PROCESS.test(command)) return 'PostgreSQL';
	if (BROWSER_PROCESS.test(command)) return 'browser';
	return RUNNER_PROCESS.test(command) ? 'test process' : 'servers and commands';
};

/** The pid of the test process whose database this backend serves: it stands in the name of each (`createTestDatabase`). */
export const workerOfBackend = (command: string): number | null => {
	const [, pid] = /^postgres: \S+ kyosei_(\d+)_/.exec(command) ?? [];
	return pid ? Number(pid) : null;
};
