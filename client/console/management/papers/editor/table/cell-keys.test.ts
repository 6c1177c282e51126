import { describe, expect, it } from 'vitest';
import { stepFrom } from './cell-keys.ts';

const BARE = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const caret = (start: number, end = start) => ({ start, end, length: 5 });
const step = (key: string, at: Parameters<typeof stepFrom>[1], more: Partial<typeof BARE> = {}) =>
	stepFrom({ key, ...BARE, ...more }, at);

describe('a key in a cell of the table', () => {
	it('goes on with Enter and back with Shift, wherever the caret is', () => {
		expect(step('Enter', caret(2))).toEqual({ rows: 1, columns: 0 });
		expect(step('Enter', caret(2), { shiftKey: true })).toEqual({ rows: -1, columns: 0 });
		expect(step('Enter', caret(2), { ctrlKey: true })).toBeNull();
	});

	it('leaves with an arrow at that end of the text, or with all of it selected', () => {
		expect(step('ArrowDown', caret(5))).toEqual({ rows: 1, columns: 0 });
		expect(step('ArrowUp', caret(0))).toEqual({ rows: -1, columns: 0 });
		expect(step('ArrowRight', caret(0, 5))).toEqual({ rows: 0, columns: 1 });
		expect(step('ArrowLeft', caret(0, 5))).toEqual({ rows: 0, columns: -1 });
		expect(step('ArrowLeft', null)).toEqual({ rows: 0, columns: -1 });
	});

	it('stays in the text otherwise', () => {
		for (const at of [caret(2), caret(1, 3), caret(0, 3)]) {
			for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) expect(step(key, at)).toBeNull();
		}
		expect([step('ArrowDown', caret(0)), step('ArrowUp', caret(5)), step('a', caret(5))]).toEqual([null, null, null]);
		expect(step('ArrowDown', caret(5), { shiftKey: true })).toBeNull();
	});
});
