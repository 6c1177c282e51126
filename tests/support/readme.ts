import fs from 'node:fs';
import path from 'node:path';

/** The commands that README.md names, as somebody who follows it types them. */

const root = path.join(import.meta.dirname, '../..');
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');

const PROGRAMS = /^(npm|npx|node|curl|docker) |^\.ci\//;

const withoutRemark = (line: string): string => line.replace(/\s+#.*$/, '').trim();

/** The blocks that are typed as they stand; the API's example needs its lines together. */
export const shellBlocks = (): string[] => [...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block ?? '');

/** Every command, each once: those of blocks line by line, and those between backticks in the text. */
export const readmeCommands = (): string[] => {
	const typed = shellBlocks().flatMap((block) => block.replaceAll('\\\n', ' ').split('\n').map(withoutRemark));
	const named = [...readme.replaceAll(/```sh\n.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
	return [...new Set([...typed, ...named].filter((line) => PROGRAMS.test(line)))];
};
