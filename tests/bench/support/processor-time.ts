import fs from 'node:fs';
import { descendantsOf } from '#tests/support/processes/processes.ts';

/** Ticks of Linux's clock in a millisecond. */
const TICKS_PER_MS = 0.1;

const ticksOf = (pid: number): number => {
	try {
		const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
		// From the state on: utime, stime, and those of children that have ended, are the 12th to the 15th field.
		return stat
			.slice(stat.lastIndexOf(')') + 2)
			.split(' ')
			.slice(11, 15)
			.reduce((sum, ticks) => sum + Number(ticks), 0);
	} catch {
		// Its time is now that of its parent.
		return 0;
	}
};

/** The processor time of a process and all that it started, in milliseconds. Only on Linux. */
export const processorMsOf = (pid: number): number =>
	[pid, ...descendantsOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0) / TICKS_PER_MS;
