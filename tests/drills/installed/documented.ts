import { documentedCommands, linesAfter } from '#tests/support/processes/documented-commands.ts';
import { runToEnd } from '#tests/support/processes/shell.ts';

/** What an operator types, read from `docs/operations`: nothing else is run. */

const OPERATIONS = 'docs/operations';

/** The shell blocks for `docker-compose.yml`, by what they do. */
export const CONTAINER_STEPS = {
	install: linesAfter(`${OPERATIONS}/install.md`, '## With containers'),
	update: linesAfter(`${OPERATIONS}/upgrades.md`, '**With `docker-compose.yml`**'),
	backUp: linesAfter(`${OPERATIONS}/backup.md`, '**With `docker-compose.yml`**'),
	restore: linesAfter(`${OPERATIONS}/backup.md`, 'Back to what it was then:'),
	restoreElsewhere: linesAfter(`${OPERATIONS}/backup.md`, 'Into an empty installation, with the same'),
};

/** A command within a sentence or a table. @throws if no document names it */
export const documented = (command: string): string => {
	if (!documentedCommands().includes(command)) throw new Error(`no document names the command ${command}`);
	return command;
};

export const LIST = documented('docker compose ps');
export const DELETE_EVERYTHING = documented('docker compose down --volumes');

export type Session = {
	/** @returns the output. @throws unless the exit code is 0 */
	type: (line: string) => Promise<string>;
	typeAll: (lines: readonly string[]) => Promise<string>;
	/** Sets what the operator exports by hand. */
	set: (name: string, value: string) => void;
};

/** A shell in a folder: what is exported in it stays. */
export const openSession = (folder: string, settings: Record<string, string>): Session => {
	let env = settings;
	const type = async (line: string): Promise<string> => {
		if (!line.startsWith('export ')) return runToEnd(line, env, folder);
		const printed = await runToEnd(`${line}\n'${process.execPath}' -p 'JSON.stringify(process.env)'`, env, folder);
		env = JSON.parse(printed) as Record<string, string>;
		return '';
	};
	return {
		type,
		typeAll: async (lines) => {
			const outputs: string[] = [];
			for (const line of lines) outputs.push(await type(line));
			return outputs.join('\n');
		},
		set: (name, value) => {
			env = { ...env, [name]: value };
		},
	};
};

/** The password in what the documented command for the first admin prints. */
export const passwordIn = (output: string): string => {
	const [, password] = /only this once: (\S+)/.exec(output) ?? [];
	if (password === undefined) throw new Error(`no password was shown: ${output}`);
	return password;
};
