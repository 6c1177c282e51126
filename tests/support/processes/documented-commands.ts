import fs from 'node:fs';
import path from 'node:path';

/** The commands in the documents for users, operators and contributors. */

const root = path.join(import.meta.dirname, '../../..');

const DOCUMENTS = fs.globSync(['README.md', 'CONTRIBUTING.md', 'docs/operations/*.md', 'docs/ja/*.md'], { cwd: root });

const texts = DOCUMENTS.map((file) => fs.readFileSync(path.join(root, file), 'utf8'));

const PROGRAMS = /^(npm|npx|node|curl|docker) |^\.ci\//;

const withoutComment = (line: string): string => line.replace(/(^|\s+)#.*$/, '').trim();

/** Shell blocks, unsplit: the lines of the API example depend on each other. */
export const shellBlocks = (): string[] =>
	texts.flatMap((text) => [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block ?? ''));

const linesOf = (block: string): string[] =>
	block
		.replaceAll('\\\n', ' ')
		.split('\n')
		.map(withoutComment)
		.filter((line) => line !== '');

/** The lines of the first shell block after a text of a document. */
export const linesAfter = (file: string, text: string): string[] => {
	const [, after] = fs.readFileSync(path.join(root, file), 'utf8').split(text);
	const block = /```sh\n(.*?)```/s.exec(after ?? '')?.[1];
	if (block === undefined) throw new Error(`${file} has no commands after '${text}'`);
	return linesOf(block);
};

/** The distinct commands in shell blocks and in inline code. */
export const documentedCommands = (): string[] => {
	const typed = shellBlocks().flatMap(linesOf);
	const prose = texts.map((text) => text.replaceAll(/```sh\n.*?```/gs, ''));
	const named = prose.flatMap((text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? ''));
	return [...new Set([...typed, ...named].filter((line) => PROGRAMS.test(line)))];
};
