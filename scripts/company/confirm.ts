import { createInterface } from 'node:readline';
import { CommandError } from '#scripts/commands/command.ts';

/** A terminal, unless input or output is a file or a pipe. */
export type Terminal = {
	input: NodeJS.ReadableStream & { isTTY?: boolean };
	output: NodeJS.WritableStream & { isTTY?: boolean };
};

/** The typed line; null if the prompt was left, for example with Ctrl+C. */
const ask = ({ input, output }: Terminal, question: string): Promise<string | null> =>
	new Promise((resolve) => {
		const asking = createInterface({ input, output });
		asking.once('close', () => resolve(null));
		asking.question(question, (answer) => {
			resolve(answer);
			asking.close();
		});
	});

/** Asks for a company's name before it is erased, unless it was given. @throws CommandError unless the name matches */
export const confirmName = async (
	name: string,
	given: string | undefined,
	terminal: Terminal = { input: process.stdin, output: process.stdout },
): Promise<void> => {
	if (!given && !(terminal.input.isTTY && terminal.output.isTTY)) {
		throw new CommandError('--yes NAME is missing: the name of the company, since nobody can be asked', 2);
	}
	const typed =
		given || (await ask(terminal, `All data of ${name} will be deleted for good. Type its name to go on: `));
	if (typed?.trim() !== name) throw new CommandError('That is not the name of the company: nothing was erased');
};
