import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The memory of a process. */

/** The reason why it cannot be read here, else null. */
export const memoryMissing = process.platform === 'linux' ? null : 'memory is read from /proc';

/** The resident memory (RSS) of the process, in MB. */
export const residentMemory = (pid: number): number => {
	const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

const PRELOADED = path.join(path.dirname(fileURLToPath(import.meta.url)), 'collect-garbage.ts');

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
