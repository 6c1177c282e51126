import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/imports.ts';

/** A folder that one can look through. */
const MOST = 40;

it('no folder of tests has more than 40 files', () => {
	const files = globSync('tests/**/*.*', { cwd: root, exclude: ['**/node_modules/**'] });
	const folders = Map.groupBy(files, (file) => path.dirname(file));
	const large = [...folders].filter(([, own]) => own.length > MOST).map(([folder]) => folder);
	expect(large).toEqual([]);
});
