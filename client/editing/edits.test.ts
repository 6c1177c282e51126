import { describe, expect, test } from 'vitest';
import {
	clashesOf,
	type Edits,
	editCount,
	editsBetween,
	isSame,
	typedIn,
	type Values,
	valueIn,
	withEdit,
	withoutSaved,
	withoutStored,
} from './edits.ts';

const stored: Values = { a: 'old', b: null, c: 2 };

describe('edits of stored values', () => {
	test('an edit records its base value, and is removed by typing that value again', () => {
		const changed = withEdit(stored, {}, 'a', 'new');
		expect(changed).toEqual({ a: { from: 'old', to: 'new' } });
		expect(editCount(withEdit(stored, changed, 'a', 'old'))).toBe(0);
	});

	test('a cleared key reads as null, not as stored', () => {
		const emptied = withEdit(stored, {}, 'c', null);
		expect(valueIn(stored, emptied, 'c')).toBeNull();
		expect(valueIn(stored, emptied, 'a')).toBe('old');
		expect(typedIn(emptied)).toEqual({ c: null });
	});

	test('edits made during a save stay unsaved, also where null was saved', () => {
		const typed = withEdit(stored, withEdit(stored, {}, 'a', 'new and more'), 'c', 1);
		expect(withoutSaved(typed, { a: 'new', c: 1 })).toEqual({ a: { from: 'new', to: 'new and more' } });
		expect(withoutSaved({ c: { from: 2, to: 3 } }, { c: null })).toEqual({ c: { from: null, to: 3 } });
	});

	test('only keys that both sides changed to different values conflict', () => {
		const mine = editsBetween(stored, { a: 'mine', b: 'same', c: 0 });
		const latest: Values = { a: 'theirs', b: 'same', c: 2 };
		expect(clashesOf(latest, mine)).toEqual([{ key: 'a', theirs: 'theirs', mine: 'mine' }]);
		expect(withoutStored(latest, mine)).toEqual({ a: mine.a, c: mine.c });
	});

	test('the edits of a form are its fields that differ', () => {
		expect(editsBetween(stored, { a: 'old', b: 'new' })).toEqual({ b: { from: null, to: 'new' } });
	});

	test('compound values are compared as a whole', () => {
		const answers = { 1: { answer: 1, note: 'x' } };
		const edits: Edits<{ answer: number | null; note: string }> = withEdit(answers, {}, '1', { note: 'y', answer: 1 });
		expect(edits).toEqual({ 1: { from: { answer: 1, note: 'x' }, to: { answer: 1, note: 'y' } } });
		expect(withEdit(answers, edits, '1', { note: 'x', answer: 1 })).toEqual({});
		expect(isSame({ answer: 1 }, { answer: 1, note: 'x' })).toBe(false);
		expect(isSame({ answer: null }, null)).toBe(false);
	});
});
