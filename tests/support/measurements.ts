import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Writes measured figures into a page of `docs/measurements`, replacing the old ones. */

const folder = path.join(import.meta.dirname, '../../docs/measurements');

/** Date and machine of a measurement. */
export const measuredOn = (now = new Date()): string => {
	const cpus = os.cpus();
	return `${now.toISOString().slice(0, 10)}, ${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'})`;
};

/** Replaces the section `## name`, or inserts it in alphabetical order. */
export const withSection = (page: string, name: string, body: string): string => {
	const [intro = '', ...sections] = page.split(/^(?=## )/m);
	const nameOf = (section: string): string => /^## (.*)$/m.exec(section)?.[1] ?? '';
	const others = sections.filter((section) => nameOf(section) !== name);
	const all = [...others, `## ${name}\n\n${body}\n\n`].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
	return `${[intro, ...all].map((part) => part.trimEnd()).join('\n\n')}\n`;
};

/** Replaces the row of a table whose first cell is `name`, or appends it. */
export const withRow = (page: string, name: string, cells: readonly string[]): string => {
	const row = `| ${[name, ...cells].join(' | ')} |`;
	const lines = page.split('\n');
	const at = lines.findIndex((line) => line.startsWith(`| ${name} | `));
	if (at >= 0) return lines.with(at, row).join('\n');
	const end = lines.findLastIndex((line) => line.startsWith('|'));
	return lines.toSpliced(end + 1, 0, row).join('\n');
};

export const writePage = (name: string, change: (page: string) => string): void => {
	const file = path.join(folder, name);
	writeFileSync(file, change(readFileSync(file, 'utf8')));
};
