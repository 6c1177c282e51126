import fs from 'node:fs';
import path from 'node:path';

/** The commands that README.md names. */

const root = path.join(import.meta.dirname, '../..');
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');

const PROGRAMS = /^(npm|npx|node|curl|docker) |^\.ci\//;

const withoutComment = (line: string): string => line.replace(/\s+#.*$/, '').trim();

/** The shell blocks, each whole: the lines of the API example depend on each other. */
export const shellBlocks = (): string[] => [...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block ?? '');

/** The distinct commands: the lines of shell blocks, and inline code in the text. */
export const readmeCommands = (): string[] => {
	const typed = shellBlocks().flatMap((block) => block.replaceAll('\\\n', ' ').split('\n').map(withoutComment));
	const named = [...readme.replaceAll(/```sh\n.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
	return [...new Set([...typed, ...named].filter((line) => PROGRAMS.test(line)))];
};
