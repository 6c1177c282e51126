import { expect, it } from 'vitest';
import { Progress, secondsByFile } from './progress.ts';
import { sectionOf } from './report/page.ts';

const seconds = new Map([
	['slow', 100],
	['quick', 20],
]);

it('what is left is estimated by how long each file takes', () => {
	const progress = new Progress(['slow', 'quick'], seconds, 0);
	expect(progress.line(5_000)).toBe('0 of 2 files');
	progress.finished('slow');
	expect(progress.line(50_000)).toBe('1 of 2 files, about 10 s left');
	expect(progress.line(600_000)).toBe('1 of 2 files, about 2 min left');
	progress.finished('quick');
	expect(progress.line(700_000)).toMatch(/^2 of 2 files/);
});

it('a file that no report has counts as two seconds, and one that takes none as something', () => {
	const progress = new Progress(['new', 'none'], new Map([['none', 0]]), 0);
	progress.finished('none');
	expect(progress.line(1_000)).toBe('1 of 2 files, about 20 s left');
});

it('wall times are those of the report, by day if it has both', () => {
	const row = { file: 'tests/a.test.ts', kind: 'API', parts: [1, 0, 0, 0], processor: 1 } as const;
	const page = ['# x', sectionOf('day', [{ ...row, wall: 3 }], ''), sectionOf('rest', [{ ...row, wall: 9 }], '')];
	expect(secondsByFile(`${page.join('\n\n')}\n`)).toEqual(new Map([['tests/a.test.ts', 3]]));
});
