import { describe, expect, it } from 'vitest';
import { type HistoryItem, reportsOf } from './subjects.ts';

type Round = HistoryItem['rounds'][number];

const round = (is_first_time: boolean, score: number, reported_at: string | null = '2026-05-01T00:00:00Z'): Round => ({
	...{ is_first_time, score, reported_at },
	categories: [],
});

const itemOf = (id: number, start: string | null, rounds: Round[]): HistoryItem => ({
	id,
	company_name: '検証株式会社',
	status: { id: 13, name: '認証書発行済み' },
	start_date: start,
	end_date: start,
	submitted_at: null,
	receipt_number: null,
	submitted_by: null,
	issued_at: null,
	score: null,
	updated_at: '2026-05-01T00:00:00Z',
	has_first_evaluation_report: true,
	has_second_evaluation_report: true,
	has_improvement_proposal: true,
	max_score: 700,
	rounds,
	plan_acts: [],
	objections: [],
	certificate: null,
});

describe('reports that can be shared', () => {
	it('are the newest assessment first, and its re-assessment before its first round', () => {
		const items = [
			itemOf(1, '2025-04-01', [round(true, 300), round(false, 420)]),
			itemOf(2, '2026-04-01', [round(true, 500), round(false, 600)]),
		];
		const shared = reportsOf(items).map(({ item, round: each, score }) => [item.id, each, score]);
		expect(shared).toEqual([
			[2, 2, 600],
			[2, 1, 500],
			[1, 2, 420],
			[1, 1, 300],
		]);
	});

	it('leave out a report that is being corrected', () => {
		const [shared, ...others] = reportsOf([itemOf(1, null, [round(true, 300), round(false, 420, null)])]);
		expect(shared?.round).toBe(1);
		expect(others).toEqual([]);
	});
});
