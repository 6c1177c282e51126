import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCriticalFailure } from '#shared/assessment/substance.ts';
import { failsNow, failuresBySub } from './live-state.ts';
import { type Question, rateKey } from './review-state.ts';

const item = fc.record({
	rate: fc.constantFrom(null, 0 as const, 1 as const, 2 as const, 3 as const),
	weightTenths: fc.integer({ min: 1, max: 10 }),
	states_violation: fc.boolean(),
});
const question = fc.record({
	answer: fc.constantFrom(null, 1 as const, 2 as const, 3 as const),
	is_critical: fc.boolean(),
	na_condition: fc.option(fc.constant('在籍者がいない')),
	points: fc.integer({ min: 1, max: 20 }),
	items: fc.array(item, { minLength: 1, maxLength: 4 }),
});

describe('a critical question at the sheet', () => {
	it('fails by the ratings on the screen exactly when it fails by the rule with its points and weights', () => {
		fc.assert(
			fc.property(question, ({ items, points, ...shown }) => {
				const rates = new Map(items.map(({ rate }, at) => [rateKey(at), rate]));
				const seen = {
					...shown,
					answer_evaluations: items.map((one, id) => ({ id, states_violation: one.states_violation })),
				};
				const expected = isCriticalFailure({
					points,
					answer: shown.answer,
					isCritical: shown.is_critical,
					hasNaCondition: shown.na_condition !== null,
					items: items.map(({ states_violation: isCritical, ...one }) => ({ ...one, hasHalf: null, isCritical })),
				});
				expect(failsNow(seen as unknown as Question, (key) => rates.get(key) ?? null)).toBe(expected);
			}),
		);
	});

	it('is counted in its sub-category', () => {
		const failed = (id: number, sub: number) => ({
			id,
			number: '1-1-1',
			content: '',
			sub_category: { id: sub, content: '' },
			category: { id: 1, content: '' },
		});
		expect([...failuresBySub([failed(1, 7), failed(2, 7), failed(3, 8)])]).toEqual([
			[7, 2],
			[8, 1],
		]);
	});
});
