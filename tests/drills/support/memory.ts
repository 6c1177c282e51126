import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The memory of a process, and what else the system says of it. */

/** The reason why it cannot be read here, else null. */
export const memoryMissing = process.platform === 'linux' ? null : 'memory is read from /proc';

const read = (pid: number, line: RegExp): number =>
	Number(line.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** The resident memory (RSS) of the process, in MB. */
export const residentMemory = (pid: number): number => read(pid, /VmRSS:\s+(\d+)/);

/** The most resident memory that the process ever had, in MB. */
export const peakMemory = (pid: number): number => read(pid, /VmHWM:\s+(\d+)/);

const PRELOADED = path.join(path.dirname(fileURLToPath(import.meta.url)), 'collect-garbage.ts');

const TICKS_A_SECOND = 100;

/** The processor time of the process so far, in seconds: unlike the time of the clock, it is no longer on a busy machine. */
export const processorTime = (pid: number): number => {
	const [, rest = ''] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
	// The 14th and 15th field: of the program and of the kernel.
	const [user, system] = rest.split(' ').slice(11, 13).map(Number);
	return ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND;
};

/** Settings of a process whose garbage `settledMemory` can collect. */
export const COLLECTABLE = { NODE_OPTIONS: `--import "${PRELOADED}"` };

const POLL_MS = 1_000;

/** The memory that remains once garbage is collected: waits until it is within the limit, or the time is over. */
export const settledMemory = async (pid: number, limitMb: number, waitMs: number): Promise<number> => {
	const end = performance.now() + waitMs;
	for (;;) {
		process.kill(pid, 'SIGUSR2');
		await sleep(POLL_MS);
		const now = residentMemory(pid);
		if (now <= limitMb || performance.now() > end) return now;
	}
};
