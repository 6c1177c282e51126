import { expect, test } from 'vitest';
import { add, describe, NOTHING_RUN, type Summary, slowestOf, withExit } from './summary.ts';

const summary = (changes: Partial<Summary>): Summary => ({ ...NOTHING_RUN, ...changes });

test('the last line counts what passed and what failed', () => {
	expect(
		describe(summary({ passed: 3, failures: ['a'] }))
			.split('\n')
			.at(-1),
	).toBe('3 passed, 1 failed');
	expect(describe(NOTHING_RUN).split('\n').at(-1)).toBe('0 passed, 0 failed');
});

test('failed tests, repeated tests and the slowest are named with their number', () => {
	const text = describe(
		summary({
			passed: 2,
			failures: ['breaks'],
			repeated: ['flickers'],
			slowest: [{ name: 'waits', ms: 12_340 }],
			withoutRedis: 51,
		}),
	);
	expect(text).toBe(
		[
			'',
			'The slowest 1:',
			'    12.3 s  waits',
			'',
			'Passed only when repeated: 1',
			'  flickers',
			'',
			'Failed: 1',
			'  breaks',
			'',
			'Left out: 51 tests that need Redis. `npm run test:rest` runs them where it is installed.',
			'',
			'2 passed, 1 failed',
		].join('\n'),
	);
});

test('twenty tests are slowest, the longest first', () => {
	const tests = Array.from({ length: 30 }, (_, at) => ({ name: `${at}`, ms: 100 + at }));
	expect(slowestOf(tests).map(({ ms }) => ms)).toEqual(Array.from({ length: 20 }, (_, at) => 129 - at));
});

test('a runner that exits with an error without a failed test counts as one failure', () => {
	expect(withExit(summary({ passed: 2 }), 1, 'Vitest').failures).toEqual([
		'Vitest exited with code 1 without a failed test',
	]);
	expect(withExit(summary({ failures: ['x'] }), 1, 'Vitest').failures).toEqual(['x']);
	expect(withExit(summary({ passed: 2 }), 0, 'Vitest').failures).toEqual([]);
});

test('the runners are added up', () => {
	const first = summary({ passed: 2, repeated: ['r'], slowest: [{ name: 'a', ms: 100 }], withoutRedis: 4 });
	const second = summary({ passed: 3, failures: ['x'], slowest: [{ name: 'b', ms: 200 }] });
	expect(add([first, second])).toEqual({
		passed: 5,
		failures: ['x'],
		repeated: ['r'],
		slowest: [
			{ name: 'b', ms: 200 },
			{ name: 'a', ms: 100 },
		],
		withoutRedis: 4,
	});
});
