import { z } from 'zod';
import { person } from '#shared/answering/schemas.ts';
import {
	autosave,
	commentText,
	dateOnly,
	emptied,
	id,
	instant,
	listOf,
	reasonText,
	shortText,
	version,
} from '#shared/fields.ts';
import { documentFile } from '#shared/files/documents.ts';
import { PLAN_DECISIONS, PLAN_STATES, REVIEWS } from './states.ts';

/**
 * The improvement plan: the company's action on each sub-category with a proposal. The response is the view model of
 * screens, PDF and workbook.
 */

/** Omitted or null: ''. */
const planText = () => reasonText().transform((text) => text ?? '');

const plannedAction = z.object({
	/** Id in the paper. */
	sub_category_id: id(),
	decision: z.enum(PLAN_DECISIONS, { error: 'validation.choice' }),
	/** Required with `not`. */
	why_not: planText(),
	/** Planned measure; required with `do`. */
	measure: planText(),
	owner: shortText()
		.nullish()
		.transform((text) => text ?? ''),
	/**
	 * The member of the company whom `owner` names; without a text, it gets the member's name. Omitted: as stored, if `owner` is
	 * unchanged, else none.
	 */
	owner_id: id().nullish(),
	/** Tokyo date. Omitted, null or '': none. */
	target_date: z
		.union([dateOnly(), emptied()], 'validation.date')
		.nullish()
		.transform((day) => day ?? null),
	action_state: z.enum(PLAN_STATES, { error: 'validation.choice' }).default('planned'),
	/** Version of the action as read, 0 if there was none; 409 if it has changed since. Omitted: the last write wins. */
	version: version(),
});

/** Only a limit; the service checks the ids against the proposal. */
const MAX_ACTIONS = 5_000;

/** Changed actions only; others stay as they are. */
export const planBody = { plan_actions: listOf(plannedAction, MAX_ACTIONS), autosave: autosave() };
const planInput = z.object({ id: id(), ...planBody });
export type PlanInput = z.output<typeof planInput>;
export type PlannedAction = PlanInput['plan_actions'][number];

export const mendedActionBody = { version: version() };
export const acceptActionBody = { version: version() };
export const returnActionBody = { content: commentText(), version: version() };

export const proof = documentFile;
export type Proof = z.output<typeof proof>;

const review = z.object({
	review: z.enum(REVIEWS),
	/** What is missing; null if accepted. */
	content: z.string().nullable(),
	/** Null for the company, which only learns that it was staff. */
	by: person.nullable(),
	at: instant(),
});
export type WireReview = z.output<typeof review>;

const planAction = z.object({
	id: id(),
	decision: z.enum(PLAN_DECISIONS),
	why_not: z.string(),
	measure: z.string(),
	owner: z.string(),
	/** Null if `owner` names no member, or the member has left. */
	owner_id: id().nullable(),
	target_date: z.string().nullable(),
	action_state: z.enum(PLAN_STATES),
	/** Past its target date, and neither done nor accepted. */
	is_overdue: z.boolean(),
	proofs: z.array(proof),
	/** Current review; null before the first, and again once the company has changed a returned action. */
	review: review.nullable(),
	/** Reviews from before the company changed the action, or before a new re-assessment, newest first. */
	former_reviews: z.array(review),
	saved_at: instant(),
	saved_by: z.string().nullable(),
	version: z.int(),
});
export type PlanAction = z.output<typeof planAction>;

const planItem = z.object({
	/** Id in the paper. */
	sub_category_id: id(),
	content: z.string(),
	main_category: z.string(),
	score: z.int().min(0).max(100).nullable(),
	/** '' if a new proposal no longer covers it. */
	proposal_note: z.string(),
	/** Null until the company answers it. */
	action: planAction.nullable(),
});
export type PlanItem = z.output<typeof planItem>;

export const improvementPlan = z.object({
	/** Id of the assessment. */
	id: id(),
	company: z.object({ id: id(), company_name: z.string(), registration_number: z.string() }),
	/** Whether the company may edit it now: at 7 and 8. */
	is_editable: z.boolean(),
	is_reviewable: z.boolean(),
	counts: z.object({
		items: z.int(),
		answered: z.int(),
		done: z.int(),
		accepted: z.int(),
		returned: z.int(),
		overdue: z.int(),
	}),
	/** In paper order. */
	items: z.array(planItem),
	/** Members who can be responsible, for the company; empty for staff. */
	members: z.array(z.object({ id: id(), name: z.string() })),
	updated_at: instant().nullable(),
});
export type ImprovementPlan = z.output<typeof improvementPlan>;

/** Saved actions with the versions to send with their next change. */
export const savedPlan = z.object({
	plan_actions: z.array(z.object({ id: id(), sub_category_id: id(), version: z.int() })),
	saved_at: instant(),
});
export type SavedPlan = z.output<typeof savedPlan>;

export const actionVersion = z.object({ id: id(), version: z.int() });
export type ActionVersion = z.output<typeof actionVersion>;
