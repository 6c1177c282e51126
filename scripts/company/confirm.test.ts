import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirmName, type Terminal } from './confirm.ts';

const NAME = '検証 & Sons 株式会社';

/** A terminal with scripted input, whose output can be read. */
const terminalWith = (typed: string | null, { isTTY = true } = {}) => {
	const input = Object.assign(new PassThrough(), { isTTY });
	const output = Object.assign(new PassThrough(), { isTTY });
	if (typed === null) input.end();
	else input.write(typed);
	const terminal: Terminal = { input, output };
	return { terminal, shown: () => String(output.read() ?? '') };
};

it('asks for the name, and takes it with spaces around', async () => {
	const { terminal, shown } = terminalWith(` ${NAME} \n`);
	await confirmName(NAME, undefined, terminal);
	expect(shown()).toContain(`All data of ${NAME} will be deleted for good.`);
});

it.each([
	['another name', '検証\n'],
	['nothing', '\n'],
	['yes', 'yes\n'],
	['the end of the input', null],
])('%s erases nothing', async (_case, typed) => {
	const { terminal } = terminalWith(typed);
	await expect(confirmName(NAME, undefined, terminal)).rejects.toThrow('nothing was erased');
});

it('a name that was given is not asked for, and has to be right', async () => {
	const { terminal, shown } = terminalWith(null, { isTTY: false });
	await confirmName(NAME, NAME, terminal);
	await expect(confirmName(NAME, '検証', terminal)).rejects.toThrow('nothing was erased');
	expect(shown()).toBe('');
});

it('where nobody can be asked it has to be given', async () => {
	const { terminal } = terminalWith(`${NAME}\n`, { isTTY: false });
	await expect(confirmName(NAME, undefined, terminal)).rejects.toThrow('--yes NAME is missing');
});
