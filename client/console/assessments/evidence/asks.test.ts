import { expect, it } from 'vitest';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { asksIn } from './asks.ts';

const row = (id: number, given: Partial<RequestRow>, question: { id: number; sub: number } | null): RequestRow => ({
	id,
	progress_id: 1,
	company: { id: 1, name: '検証株式会社' },
	round: 1,
	status: 'open',
	question: question && {
		answer_content_id: question.id,
		content: '設問',
		number: 1,
		sub_category: { id: question.sub, content: '小項目' },
		category: { id: 1, content: '大項目' },
	},
	content: '資料',
	due_on: null,
	is_active: true,
	waiting: null,
	file_count: 0,
	message_count: 0,
	created_by: null,
	created_at: '2026-11-22T00:00:00.000Z',
	answered_at: null,
	decided_at: null,
	withdrawn_because: null,
	updated_at: '2026-11-22T00:00:00.000Z',
	version: 0,
	...given,
});

it('groups the requests of a round by question and counts those that wait', () => {
	const asks = asksIn(
		[
			row(6, { round: 2 }, { id: 11, sub: 1 }),
			row(5, {}, null),
			row(4, { status: 'accepted' }, { id: 12, sub: 1 }),
			row(3, { status: 'answered' }, { id: 11, sub: 1 }),
			row(2, {}, { id: 11, sub: 1 }),
			row(1, { is_active: false }, { id: 21, sub: 2 }),
		],
		1,
	);
	expect(asks.all.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
	expect(asks.ofQuestion.get(11)?.map(({ id }) => id)).toEqual([3, 2]);
	expect(asks.counts).toEqual({ answered: 1, open: 2 });
	expect([asks.ofSub.get(1), asks.ofSub.get(2), asks.ofSub.get(3)]).toEqual([
		{ answered: 1, open: 1 },
		{ answered: 0, open: 0 },
		undefined,
	]);
});
