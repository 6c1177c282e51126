import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Only `shared/assessment/status-sets.ts` groups statuses, so that no copies of a list can diverge. */

const root = path.join(import.meta.dirname, '../..');

const sources = globSync('{server,client,workers,shared}/**/*.{ts,tsx}', { cwd: root }).filter(
	(file) => !file.includes('.test.') && !file.startsWith('shared/assessment/'),
);

/** An array of status constants, or an SQL `in` list of status ids. */
const LISTS = [/\[\s*STATUS\.\w+\s*,\s*STATUS\./, /status[^\n]{0,20}\bin \(\s*\d+\s*,/i];

it('no file outside shared/assessment lists statuses', () => {
	const found = sources.filter((file) => {
		const text = readFileSync(path.join(root, file), 'utf8');
		return LISTS.some((list) => list.test(text));
	});
	expect(sources.length).toBeGreaterThan(300);
	expect(found).toEqual([]);
});

it('the patterns match lists', () => {
	expect(LISTS.map((list) => list.test('[STATUS.graded, STATUS.evaluated]') || list.test('status in (1, 2)'))).toEqual([
		true,
		true,
	]);
});
