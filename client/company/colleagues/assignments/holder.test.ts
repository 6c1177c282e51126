import { describe, expect, it } from 'vitest';
import { byPerson, type Given, holderOf } from './holder.ts';

const given = (id: number, userId: number | null): Given => ({
	id,
	content: `小項目${id}`,
	question_count: 3,
	unanswered_count: 3,
	is_answered: false,
	assignee: userId === null ? null : { id: userId, name: `社員${userId}` },
});

describe('who has sub-categories', () => {
	it('is one person, nobody, or several', () => {
		expect(holderOf([given(1, 7), given(2, 7)])).toBe(7);
		expect(holderOf([given(1, null)])).toBeNull();
		expect(holderOf([given(1, 7), given(2, null)])).toBeUndefined();
		expect(holderOf([given(1, 7), given(2, 8)])).toBeUndefined();
	});

	it('is listed by person in paper order, nobody last', () => {
		const people = byPerson([given(1, null), given(2, 8), given(3, 7), given(4, 8)]);
		expect(people.map(({ assignee, subs }) => [assignee?.id ?? null, subs.map(({ id }) => id)])).toEqual([
			[8, [2, 4]],
			[7, [3]],
			[null, [1]],
		]);
		expect(byPerson([given(1, 7)]).map(({ assignee }) => assignee?.id)).toEqual([7]);
	});
});
