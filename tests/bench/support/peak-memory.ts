import { readFileSync, writeFileSync } from 'node:fs';

/** The most memory that a process had since `forgetPeak`, in bytes. */
export const peakOf = (pid: number): number =>
	Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
