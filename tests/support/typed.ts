import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pWaitFor from 'p-wait-for';

/** Command lines as they are typed into a shell, on the Node that the machine has and not the one of our packages. */

const root = path.join(import.meta.dirname, '../..');

/** npm puts the programs of packages first; a shell that was just opened knows nothing of them. */
const pathOfMachine = (): string =>
	(process.env.PATH ?? '')
		.split(path.delimiter)
		.filter((folder) => !folder.includes('node_modules'))
		.join(path.delimiter);

export type Typed = {
	output: () => string;
	/** Waits until it has said so. @throws with what it said where it ends before */
	says: (pattern: RegExp) => Promise<string>;
	ended: Promise<number | null>;
	/** A signal for all that it started, as Ctrl-C in a terminal is one. */
	signal: (name: NodeJS.Signals) => void;
};

export const type = (line: string, env: Record<string, string> = {}): Typed => {
	const child: ChildProcess = spawn('bash', ['-e', '-o', 'pipefail', '-c', line], {
		cwd: root,
		env: { PATH: pathOfMachine(), HOME: process.env.HOME ?? '', LANG: 'C.UTF-8', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk;
		});
	}
	let isOver = false;
	const ended = once(child, 'close').then(([code]) => {
		isOver = true;
		return code as number | null;
	});
	return {
		output: () => output,
		ended,
		says: (pattern) =>
			pWaitFor(() => {
				const found = pattern.exec(output)?.[0];
				if (!found && isOver) throw new Error(`${line} ended: ${output}`);
				return found ? pWaitFor.resolveWith(found) : false;
			}),
		signal: (name) => {
			if (!isOver && child.pid) process.kill(-child.pid, name);
		},
	};
};

/** Types a line and waits for its end. @throws where its exit code is not 0 */
export const typeOut = async (line: string, env: Record<string, string> = {}): Promise<string> => {
	const typed = type(line, env);
	const code = await typed.ended;
	if (code !== 0) throw new Error(`${line} ended with ${code}: ${typed.output()}`);
	return typed.output();
};
