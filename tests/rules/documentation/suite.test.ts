import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowsIn, SUITES, type Suite, sectionOf } from '#scripts/test/report/page.ts';
import { PARTS } from '#scripts/test/report/parts.ts';
import { root } from '#tests/rules/support/imports.ts';
import { read } from '#tests/rules/support/markdown.ts';

/** The table of processor seconds, `docs/measurements/suite.md`. */

const PAGE = read('docs/measurements/suite.md');

/** Seconds of processor of `npm test` on two cores; each feature adds at most 20 of them. */
const MOST = 960;

const suites = (Object.keys(SUITES) as Suite[]).filter((suite) => PAGE.includes(`## ${SUITES[suite]}\n`));

describe.each(suites)('the table of %s', (suite) => {
	const rows = rowsIn(PAGE, suite);

	it('adds up: each row, and each kind', () => {
		for (const { file, parts, processor } of rows) {
			expect(Math.abs(parts.reduce((all, each) => all + each, 0) - processor), file).toBeLessThan(0.06 * PARTS.length);
		}
		const [, tables = ''] = sectionOf(suite, rows, '').split('\n\n\n');
		expect(PAGE).toContain(tables);
	});

	it('has each file once, and files that there are', () => {
		const files = rows.map(({ file }) => file).filter((file) => file.includes('/'));
		expect(new Set(files).size).toBe(files.length);
		expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
	});
});

it('the suite of the day keeps its budget', () => {
	expect(rowsIn(PAGE, 'day').reduce((all, { processor }) => all + processor, 0)).toBeLessThanOrEqual(MOST);
});
