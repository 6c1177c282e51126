import fc from 'fast-check';
import type { PlanAction } from '#shared/plans/schemas.ts';
import { PLAN_DECISIONS, PLAN_STATES, REVIEWS } from '#shared/plans/states.ts';

/** Actions of improvement plans, as read. */

export const planAction: PlanAction = {
	id: 1,
	decision: 'do',
	why_not: '',
	measure: '研修を行う',
	owner: '',
	owner_id: null,
	target_date: null,
	action_state: 'doing',
	is_overdue: false,
	proofs: [],
	review: null,
	former_reviews: [],
	saved_at: '2026-11-22T00:00:00.000Z',
	saved_by: null,
	version: 1,
};

const review = fc
	.constantFrom(...REVIEWS)
	.map((kind) => ({ review: kind, content: null, by: null, at: planAction.saved_at }));

export const anyAction: fc.Arbitrary<PlanAction> = fc
	.record({
		decision: fc.constantFrom(...PLAN_DECISIONS),
		action_state: fc.constantFrom(...PLAN_STATES),
		target_date: fc.constantFrom(null, '2026-10-01', '2026-12-31', '2027-03-31'),
		is_overdue: fc.boolean(),
		review: fc.option(review),
	})
	.map((some) => ({ ...planAction, ...some }));
