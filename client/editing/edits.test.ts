import { describe, expect, test } from 'vitest';
import { clashesOf, editCount, noEdits, rebased, type Stored, valueIn, withEdit, withoutSaved } from './edits.ts';

const stored: Stored = { version: 3, values: { a: 'old', b: null, c: 2 } };

describe('edits of a stored text', () => {
	test('a change is remembered with what it was made from, and undone by typing the old text', () => {
		const changed = withEdit(stored, noEdits(3), 'a', 'new');
		expect(changed).toEqual({ version: 3, fields: { a: { from: 'old', to: 'new' } } });
		expect(editCount(withEdit(stored, changed, 'a', 'old'))).toBe(0);
	});

	test('a field that was emptied is empty, not as it was stored', () => {
		const emptied = withEdit(stored, noEdits(3), 'c', null);
		expect(valueIn(stored, emptied, 'c')).toBeNull();
		expect(valueIn(stored, emptied, 'a')).toBe('old');
	});

	test('the version is that of the first change, also when the stored text moves on meanwhile', () => {
		const first = withEdit(stored, noEdits(0), 'a', 'new');
		const later = withEdit({ ...stored, version: 9 }, first, 'c', 1);
		expect(later.version).toBe(3);
	});

	test('what was typed while a save was on its way is still unsaved', () => {
		const sent = { a: 'new', c: 1 };
		const typed = withEdit(stored, withEdit(stored, noEdits(3), 'a', 'new and more'), 'c', 1);
		expect(withoutSaved(typed, sent, 4)).toEqual({ version: 4, fields: { a: { from: 'new', to: 'new and more' } } });
	});

	test('only fields that both changed to different ends clash', () => {
		const mine = withEdit(stored, withEdit(stored, withEdit(stored, noEdits(3), 'a', 'mine'), 'b', 'same'), 'c', 0);
		const latest: Stored = { version: 4, values: { a: 'theirs', b: 'same', c: 2 } };
		expect(clashesOf(latest, mine)).toEqual([{ key: 'a', theirs: 'theirs', mine: 'mine' }]);
	});

	test('rebasing keeps what was chosen, and drops what is stored so already or is not there any more', () => {
		const mine = {
			version: 3,
			fields: { a: { from: 'old', to: 'mine' }, b: { from: null, to: 'b' }, gone: { from: null, to: 'x' } },
		};
		const latest: Stored = { version: 4, values: { a: 'theirs', b: 'b', c: 2 } };
		expect(rebased(latest, mine, new Set())).toEqual({ version: 4, fields: { a: { from: 'theirs', to: 'mine' } } });
		expect(editCount(rebased(latest, mine, new Set(['a'])))).toBe(0);
	});
});
