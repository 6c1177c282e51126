import { describe, expect, it } from 'vitest';
import type { AuditRow } from './sentence.tsx';
import { together } from './together.ts';

const event = (id: number, action: string, second: number, more: Partial<AuditRow> = {}): AuditRow => ({
	id,
	actor: { id: 1, name: '評価 一子' },
	action,
	event_kind: 'assessment',
	what_happened: action,
	subject: 'assessment_progress',
	subject_id: 5,
	subject_name: null,
	subject_path: null,
	detail: { sub_category_id: 7, round: 1 },
	detail_words: '',
	changes: [],
	change_count: 0,
	address: null,
	request_id: null,
	occurrences: 1,
	created_at: new Date(Date.UTC(2026, 10, 1, 0, 0, second)).toISOString(),
	...more,
});

const idsOf = (rows: readonly AuditRow[]) => together(rows).map(({ id, along }) => [id, ...along.map((row) => row.id)]);

describe('rows shown together', () => {
	it('are the rating, the save and the mark of a sub-category in the same minute', () => {
		const rows = [event(3, 'checking.checked', 50), event(2, 'checking.saved', 45), event(1, 'checking.rated', 5)];
		expect(idsOf(rows)).toEqual([[3, 2, 1]]);
	});

	it('are never of another person, sub-category, round, time or kind, and no event twice', () => {
		const first = event(9, 'checking.checked', 59);
		const others = [
			event(1, 'checking.saved', 50, { actor: { id: 2, name: '' } }),
			event(1, 'checking.saved', 50, { detail: { sub_category_id: 8, round: 1 } }),
			event(1, 'checking.saved', 50, { detail: { sub_category_id: 7, round: 2 } }),
			event(1, 'checking.saved', -5),
			event(1, 'assessment.graded', 50),
			event(1, 'checking.checked', 50),
		];
		for (const other of others) expect(idsOf([first, other])).toEqual([[9], [1]]);
		expect(idsOf([first, event(2, 'checking.saved', 50), event(1, 'checking.saved', 40)])).toEqual([[9, 2], [1]]);
	});
});
