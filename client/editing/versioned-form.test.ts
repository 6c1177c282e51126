import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Values } from './edits.ts';
import type { SavedText } from './state.ts';
import { absorbSave, decideClashes, type FormBase, formClashes, hasEdits, openForm } from './versioned-form.ts';

const textOf = (version: number, values: Values): SavedText => ({
	version,
	values,
	saved_at: '2026-11-22T05:03:00.000Z',
	saved_by: '佐藤',
});

const opened = openForm(textOf(1, { name: '旧', email: 'old@example.com', role: 1 }));

describe('a form whose record somebody else saved', () => {
	it('takes over what it did not change, and keeps what it did', () => {
		const typed = { name: '自分', email: 'old@example.com', role: 1 };
		const theirs = textOf(2, { name: '旧', email: 'new@example.com', role: 1 });
		const { base, taken } = absorbSave(opened, typed, theirs);
		expect(taken).toEqual([{ key: 'email', theirs: 'new@example.com' }]);
		expect(formClashes(base, { ...typed, email: 'new@example.com' })).toEqual([]);
		expect(base.saved).toBe(theirs);
	});

	it('asks about a field that both changed until that is decided', () => {
		const typed = { name: '自分', email: 'old@example.com', role: 1 };
		const { base, taken } = absorbSave(opened, typed, textOf(2, { ...opened.saved.values, name: '相手' }));
		const clashes = formClashes(base, typed);
		expect([taken, clashes]).toEqual([[], [{ key: 'name', mine: '自分', theirs: '相手' }]]);

		const mine = decideClashes(base, clashes, new Set());
		expect([mine.taken, formClashes(mine.base, typed), hasEdits(mine.base, typed)]).toEqual([[], [], true]);
		const theirs = decideClashes(base, clashes, new Set(['name']));
		expect(theirs.taken).toEqual([{ key: 'name', theirs: '相手' }]);
		const shown = { ...typed, name: '相手' };
		expect([formClashes(theirs.base, shown), hasEdits(theirs.base, shown)]).toEqual([[], false]);
	});

	it('asks again where a third person saves after that', () => {
		const typed = { name: '自分', email: 'old@example.com', role: 1 };
		const second = absorbSave(opened, typed, textOf(2, { ...opened.saved.values, name: '相手' })).base;
		const decided = decideClashes(second, formClashes(second, typed), new Set()).base;
		const third = absorbSave(decided, typed, textOf(3, { ...opened.saved.values, name: '三人目' })).base;
		expect(formClashes(third, typed)).toEqual([{ key: 'name', mine: '自分', theirs: '三人目' }]);
	});

	it('has no conflict with the same values, as after a save whose answer was lost', () => {
		const typed = { name: '自分', email: 'new@example.com', role: 0 };
		const { base, taken } = absorbSave(opened, typed, textOf(2, typed));
		expect([taken, formClashes(base, typed), hasEdits(base, typed)]).toEqual([[], [], false]);
	});

	it('knows where the edits of a restored draft started', () => {
		const restored = openForm(textOf(4, { name: '相手', email: '' }), { name: '旧' });
		expect(formClashes(restored, { name: '自分', email: '' })).toEqual([{ key: 'name', mine: '自分', theirs: '相手' }]);
		expect(formClashes(restored, { name: '相手', email: '' })).toEqual([]);
	});
});

it('no value of either side is lost without being asked about', () => {
	const values = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2', '3') });
	fc.assert(
		fc.property(values, values, values, (stored, typed, theirs) => {
			const before: FormBase = openForm(textOf(1, stored));
			const { base, taken } = absorbSave(before, typed, textOf(2, theirs));
			const shown: Values = { ...typed, ...Object.fromEntries(taken.map(({ key, theirs: value }) => [key, value])) };
			const asked = formClashes(base, shown).map(({ key }) => key);
			for (const key of ['a', 'b'] as const) {
				const isMine = typed[key] !== stored[key];
				const isTheirs = theirs[key] !== stored[key];
				const keeps = isMine ? typed[key] : theirs[key];
				expect(shown[key]).toBe(keeps);
				expect(asked.includes(key)).toBe(isMine && isTheirs && typed[key] !== theirs[key]);
			}
		}),
	);
});
