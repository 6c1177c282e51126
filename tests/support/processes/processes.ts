import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from '#server/base/process-alive.ts';

/** Environment variables that a process of the product needs besides its settings; all share Node's compile cache. */
export const BARE_ENVIRONMENT = {
	PATH: process.env.PATH ?? '',
	NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../../node_modules/.cache/node'),
};

/** Parent pids by pid. Read from /proc on Linux, since slim images have no `ps`. */
const parents = (): Map<number, number> => {
	if (process.platform !== 'linux') {
		const lines = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
		return new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
	}
	const found = new Map<number, number>();
	for (const entry of fs.readdirSync('/proc')) {
		if (!/^\d+$/.test(entry)) continue;
		try {
			const stat = fs.readFileSync(`/proc/${entry}/stat`, 'utf8');
			found.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
		} catch {
			// The process ended meanwhile.
		}
	}
	return found;
};

/** The pids of all descendants of a process. */
export const descendantsOf = (pid: number): number[] => {
	const all = [...parents()];
	const below = (parent: number): number[] =>
		all.filter(([, itsParent]) => itsParent === parent).flatMap(([child]) => [child, ...below(child)]);
	return below(pid);
};

export const commandOf = (pid: number): string => {
	try {
		return process.platform === 'linux'
			? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
			: execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
	} catch {
		return '';
	}
};

export const stillAlive = (pids: readonly number[]): number[] => pids.filter(isAlive);
