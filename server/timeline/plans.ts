import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { actionReviews, improvementActions } from '#server/db/tables/plans.ts';
import type { PlanEntry } from '#shared/timeline/schemas.ts';
import { type Kind, kindOf } from './requests.ts';

/** Timeline entries of the improvement plan. */

const action = improvementActions;
const review = actionReviews;

const reviewKind = sql<Kind>`case ${review.review} when 'accepted' then 'plan_accepted' else 'plan_returned' end`;

/** Entries with the id of their review or, if the company answered, of their action. */
export const planEntries = (executor: Executor, progressId: number) =>
	[
		executor
			.select({ kind: kindOf('plan_answered'), id: action.id, at: action.savedAt, by: action.savedBy })
			.from(action)
			.where(eq(action.progressId, progressId)),
		executor
			.select({ kind: reviewKind.as('entry_kind'), id: review.id, at: review.reviewedAt, by: review.reviewedBy })
			.from(review)
			.innerJoin(action, eq(action.id, review.actionId))
			.where(eq(action.progressId, progressId)),
	] as const;

/** Kinds of entries with the id of an action, and with that of a review. */
export const PLAN_KINDS = {
	byAction: ['plan_answered'],
	byReview: ['plan_accepted', 'plan_returned'],
} as const satisfies Record<string, readonly Kind[]>;

type Found = {
	kind: Kind;
	planAction: typeof improvementActions.$inferSelect | null;
	review: { content: string | null } | null;
	planned: { content: string } | null;
};

type Told = Omit<PlanEntry, 'id' | 'at' | 'actor'>;

/** Details of an entry for staff; null if it is of another kind. */
export const ofPlan = ({ kind, planAction, review: said, planned }: Found): Told | null => {
	const known = [...PLAN_KINDS.byAction, ...PLAN_KINDS.byReview].find((one) => one === kind);
	if (!known || !planAction || !planned) return null;
	return {
		kind: known,
		plan_action_id: planAction.id,
		sub_category: planned.content,
		decision: planAction.decision,
		content: said?.content ?? null,
	};
};
