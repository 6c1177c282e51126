import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Statuses are grouped in `shared/assessment/status-sets.ts` alone: two lists of the same begin to disagree. */

const root = path.join(import.meta.dirname, '../..');

const sources = globSync('{server,client,workers,shared}/**/*.{ts,tsx}', { cwd: root }).filter(
	(file) => !file.includes('.test.') && !file.startsWith('shared/assessment/'),
);

/** An array of named statuses, or SQL with a list of their numbers. */
const LISTS = [/\[\s*STATUS\.\w+\s*,\s*STATUS\./, /status[^\n]{0,20}\bin \(\s*\d+\s*,/i];

it('no file but the one that names them lists statuses', () => {
	const found = sources.filter((file) => {
		const text = readFileSync(path.join(root, file), 'utf8');
		return LISTS.some((list) => list.test(text));
	});
	expect(sources.length).toBeGreaterThan(300);
	expect(found).toEqual([]);
});

it('a list would be seen', () => {
	expect(LISTS.map((list) => list.test('[STATUS.graded, STATUS.evaluated]') || list.test('status in (1, 2)'))).toEqual([
		true,
		true,
	]);
});
