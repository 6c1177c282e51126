/** Improvement plan of a company (contract, second part, section 5). */

/** Whether the company carries out the proposal, or declines with a reason. */
export const PLAN_DECISIONS = ['do', 'not'] as const;
export type PlanDecision = (typeof PLAN_DECISIONS)[number];

export const PLAN_STATES = ['planned', 'doing', 'done'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** Decisions of staff on an action. An accepted one cannot be changed; a returned one waits for the company. */
export const REVIEWS = ['accepted', 'returned'] as const;
export type Review = (typeof REVIEWS)[number];

/** What is counted of a plan: actions that the company added and carried out, and decisions of staff. */
export const PLAN_ACTS = ['added', 'done', ...REVIEWS] as const;

export const MAX_PROOFS = 3;
