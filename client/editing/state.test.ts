import { describe, expect, it } from 'vitest';
import { readMirrored } from '#client/company/sheet/mirrored.ts';
import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';
import { mirroredOf, sheetReducer, startOf } from './state.ts';

const sheetOf = (version: number, notes: readonly string[], more: Partial<AnsweredSubCategory> = {}) =>
	({
		id: 1,
		content: '小項目',
		answer_category: { id: 1, content: '大項目' },
		is_answered: false,
		is_submitted: false,
		answer_contents: notes.map((note, index) => ({
			id: index + 1,
			content: `設問${index + 1}`,
			answer: null,
			extension_note: note || null,
		})),
		version,
		saved_at: '2026-11-21T05:03:00.000Z',
		saved_by: '佐藤',
		prev: null,
		next: null,
		...more,
	}) satisfies AnsweredSubCategory;

const start = sheetOf(1, ['', '']);
const typed = (note: string) => ({ type: 'typed', id: 1, value: { answer: null, note } }) as const;
const typing = sheetReducer(startOf({ sheet: start, left: null }), typed('わたし'));

/** What a reload finds in the storage. */
const afterReload = (state: Parameters<typeof mirroredOf>[0]) =>
	readMirrored(JSON.parse(JSON.stringify(mirroredOf(state))));

describe('a sheet on the screen', () => {
	it('takes over what others save while nothing is typed, without a word', () => {
		const state = sheetReducer(startOf({ sheet: start, left: null }), {
			type: 'loaded',
			sheet: sheetOf(2, ['同僚', '']),
		});
		expect([state.values[1]?.note, state.version, state.meanwhile]).toEqual(['同僚', 2, null]);
	});

	it('ignores an answer that is older than what it knows', () => {
		const saved = sheetReducer(typing, { type: 'saved', version: 2, sent: { 1: { answer: null, note: 'わたし' } } });
		expect(sheetReducer(saved, { type: 'loaded', sheet: start })).toBe(saved);
	});

	it('keeps what was typed while a save was under way', () => {
		const later = sheetReducer(typing, typed('わたしの続き'));
		const saved = sheetReducer(later, { type: 'saved', version: 2, sent: { 1: { answer: null, note: 'わたし' } } });
		expect(mirroredOf(saved)?.typed).toEqual({ 1: { answer: null, note: 'わたしの続き' } });
	});

	it('keeps a question open for choosing, also over a reload, until a side is chosen or typing goes on', () => {
		const conflict = sheetReducer(typing, { type: 'loaded', sheet: sheetOf(2, ['同僚', '']) });
		expect(conflict.conflicts).toMatchObject([{ id: 1, chosen: null }]);
		const reloaded = startOf({ sheet: sheetOf(2, ['同僚', '']), left: afterReload(conflict) });
		expect(reloaded.conflicts).toMatchObject([
			{ id: 1, chosen: null, theirs: { note: '同僚' }, mine: { note: 'わたし' } },
		]);
		const chosen = sheetReducer(reloaded, { type: 'chosen', id: 1, side: 'theirs' });
		expect(chosen.values[1]?.note).toBe('同僚');
		expect(sheetReducer(chosen, { type: 'chosen', id: 1, side: 'mine' }).values[1]?.note).toBe('わたし');
		expect(sheetReducer(reloaded, typed('直した')).conflicts[0]).toMatchObject({ chosen: 'mine' });
	});

	it('meets a save that came between two visits', () => {
		const state = startOf({ sheet: sheetOf(2, ['同僚', '同僚2']), left: afterReload(typing) });
		expect(state.values).toMatchObject({ 1: { note: 'わたし' }, 2: { note: '同僚2' } });
		expect(state.conflicts).toHaveLength(1);
		expect(state.meanwhile?.name).toBe('佐藤');
	});

	it('restores nothing that was saved meanwhile, is submitted, or is not ours', () => {
		expect(startOf({ sheet: sheetOf(2, ['わたし', '']), left: afterReload(typing) }).isRestored).toBe(false);
		const submitted = sheetOf(1, ['', ''], { is_submitted: true });
		expect(startOf({ sheet: submitted, left: afterReload(typing) }).isRestored).toBe(false);
		for (const broken of [null, 1, { version: 1 }, { version: 1, base: {}, typed: { 1: 'x' }, undecided: [] }])
			expect(readMirrored(broken)).toBeNull();
	});
});
