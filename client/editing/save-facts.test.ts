import { describe, expect, it } from 'vitest';
import { factsOfAll, type SaveFacts } from './save-facts.ts';

const saved: SaveFacts = {
	state: 'saved',
	changes: 0,
	savedAt: null,
	lastSave: null,
	failure: null,
	onSave: () => {},
};

describe('what a bar says of several texts', () => {
	it('is what the most urgent one asks for, with all changes', () => {
		const failed: SaveFacts = { ...saved, state: 'failed', changes: 2 };
		const unsaved: SaveFacts = { ...saved, state: 'unsaved', changes: 3 };
		const both = factsOfAll(unsaved, failed);
		expect([both.state, both.changes, both.onSave]).toEqual(['failed', 5, failed.onSave]);
		expect(factsOfAll(failed, { ...saved, state: 'conflict', changes: 1 }).state).toBe('conflict');
	});

	it('names the last save of any of them', () => {
		const older = { ...saved, savedAt: '2026-11-22T05:03:00.000Z', lastSave: { isAsked: true, mergedName: null } };
		const newer = { ...saved, savedAt: '2026-11-22T05:04:00.000Z', lastSave: { isAsked: false, mergedName: '佐藤' } };
		for (const facts of [factsOfAll(older, newer), factsOfAll(newer, older)]) {
			expect([facts.savedAt, facts.lastSave]).toEqual([newer.savedAt, newer.lastSave]);
		}
		expect(factsOfAll(saved, older).savedAt).toBe(older.savedAt);
		expect(factsOfAll(saved)).toEqual(saved);
	});
});
