import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pWaitFor from 'p-wait-for';

/** Runs shell command lines with the system's Node, not the one in node_modules. */

const root = path.join(import.meta.dirname, '../../..');

/** PATH without the node_modules folders that npm prepends. */
const systemPath = (): string =>
	(process.env.PATH ?? '')
		.split(path.delimiter)
		.filter((folder) => !folder.includes('node_modules'))
		.join(path.delimiter);

export type ShellCommand = {
	output: () => string;
	/** Waits for output that matches. @throws with the output if the command exits before */
	waitForOutput: (pattern: RegExp) => Promise<string>;
	ended: Promise<number | null>;
	/** Signals its process group, like Ctrl-C in a terminal. */
	signal: (name: NodeJS.Signals) => void;
};

export const startCommand = (line: string, env: Record<string, string> = {}, cwd = root): ShellCommand => {
	const child: ChildProcess = spawn('bash', ['-e', '-o', 'pipefail', '-c', line], {
		cwd,
		env: { PATH: systemPath(), HOME: process.env.HOME ?? '', LANG: 'C.UTF-8', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk;
		});
	}
	let hasExited = false;
	const ended = once(child, 'close').then(([code]) => {
		hasExited = true;
		return code as number | null;
	});
	return {
		output: () => output,
		ended,
		waitForOutput: (pattern) =>
			pWaitFor(() => {
				const found = pattern.exec(output)?.[0];
				if (!found && hasExited) throw new Error(`${line} ended: ${output}`);
				return found ? pWaitFor.resolveWith(found) : false;
			}),
		signal: (name) => {
			if (!hasExited && child.pid) process.kill(-child.pid, name);
		},
	};
};

/** Runs a command line to its end. @throws unless its exit code is 0 */
export const runToEnd = async (line: string, env: Record<string, string> = {}, cwd = root): Promise<string> => {
	const command = startCommand(line, env, cwd);
	const code = await command.ended;
	if (code !== 0) throw new Error(`${line} ended with ${code}: ${command.output()}`);
	return command.output();
};
