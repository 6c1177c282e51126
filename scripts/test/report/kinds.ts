import type { FileCost } from './by-file.ts';

/** The kinds of test files, from the cheapest to the dearest. */
export const KINDS = ['unit', 'API', 'process', 'print', 'journey', 'set-up'] as const;

export type Kind = (typeof KINDS)[number];

/** A file of Vitest that starts the browser prints. */
export const kindOf = ({ file, parts }: Pick<FileCost, 'file' | 'parts'>): Kind => {
	if (file.startsWith('tests/e2e/')) return 'journey';
	if (/^tests\/(api|workers|start|commands)\//.test(file) && parts.browser >= 100) return 'print';
	if (/^tests\/(workers|start|commands)\//.test(file)) return 'process';
	if (file.startsWith('tests/api/')) return 'API';
	return file.includes('/') ? 'unit' : 'set-up';
};
