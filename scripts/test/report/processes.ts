import { readdirSync, readFileSync } from 'node:fs';

/** The processes of this machine, as Linux describes them in `/proc`. */

export type Process = {
	/** Pid and start, since pids are used again. */
	key: string;
	pid: number;
	parent: number;
	/** Processor time of its own, in milliseconds. */
	own: number;
	/** That of its children that have ended, and of theirs. */
	waited: number;
	command: string;
};

const MS_OF_TICK = 10;

/** From `/proc/<pid>/stat`: the name of the program stands in parentheses and may contain some itself. */
export const processOf = (stat: string, command: string): Process => {
	const pid = Number.parseInt(stat, 10);
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	const ticks = (...at: number[]): number => at.reduce((sum, index) => sum + Number(fields[index]), 0) * MS_OF_TICK;
	return {
		key: `${pid}:${fields[19]}`,
		pid,
		parent: Number(fields[1]),
		own: ticks(11, 12),
		waited: ticks(13, 14),
		command: command.replaceAll('\0', ' ').trim(),
	};
};

/** Those that run now. */
export const readProcesses = (): Process[] =>
	readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap((pid) => {
			try {
				return [processOf(readFileSync(`/proc/${pid}/stat`, 'utf8'), readFileSync(`/proc/${pid}/cmdline`, 'utf8'))];
			} catch {
				// It has ended meanwhile.
				return [];
			}
		});
