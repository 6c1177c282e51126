import { describe, expect, it } from 'vitest';
import { readinessOf, saveStateOf } from './save-state.ts';
import { type EditingState, openText, reduceEditing, type SavedText } from './state.ts';

const textOf = (version: number, a: string): SavedText => ({
	version,
	values: { a },
	saved_at: null,
	saved_by: '佐藤',
});

const typed = (state: EditingState, value: string): EditingState =>
	reduceEditing(state, { type: 'typed', key: 'a', value, decides: false });

describe('a text', () => {
	const clean = openText(textOf(1, 'old'), null);

	it('may be saved by itself once the person has typed, and the server would take it', () => {
		expect(readinessOf(clean, true)).toBe('saved');
		expect(readinessOf(typed(clean, 'mine'), true)).toBe('ready');
		expect(readinessOf(typed(clean, 'mine'), false)).toBe('blocked');
		expect(readinessOf(typed(typed(clean, 'mine'), 'old'), true)).toBe('saved');
	});

	it('waits while it is a restored draft that nobody has touched', () => {
		const restored = openText(textOf(1, 'old'), { a: { from: 'old', to: 'left' } });
		expect(readinessOf(restored, true)).toBe('blocked');
		expect(readinessOf(typed(restored, 'left, and more'), true)).toBe('ready');
	});

	it('is never written over that of somebody else, also while typing goes on and after a choice', () => {
		const behind = reduceEditing(typed(clean, 'mine'), { type: 'loaded', saved: textOf(2, 'theirs') });
		expect(readinessOf(behind, true)).toBe('blocked');
		expect(readinessOf(typed(behind, 'mine, and more'), true)).toBe('blocked');
		const chosen = reduceEditing(behind, { type: 'chosen', key: 'a', side: 'mine' });
		expect(readinessOf(chosen, true)).toBe('blocked');
		const stored = reduceEditing(chosen, { type: 'saved', sent: { a: 'mine' }, version: 3, savedAt: null });
		expect(readinessOf(typed(stored, 'next'), true)).toBe('ready');
	});
});

describe('the bar', () => {
	const quiet = { changes: 0, hasConflict: false, hasFailed: false, isSaving: false };

	it('says the most urgent', () => {
		expect(saveStateOf(quiet)).toBe('saved');
		expect(saveStateOf({ ...quiet, changes: 1 })).toBe('unsaved');
		expect(saveStateOf({ ...quiet, changes: 1, isSaving: true })).toBe('saving');
		expect(saveStateOf({ ...quiet, changes: 1, isSaving: true, hasFailed: true })).toBe('failed');
		expect(saveStateOf({ changes: 1, isSaving: true, hasFailed: true, hasConflict: true })).toBe('conflict');
	});
});
