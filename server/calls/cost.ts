import type { Budget } from '#server/base/limits.ts';

/** What a call costs: nothing to speak of, the budget of its kind, or what its handler counts. */
export type Cost = 'light' | 'own' | Budget;

/** The budget that a call is counted in; null for one that has none. */
export const budgetOf = (cost: Cost): Budget | null => (cost === 'light' || cost === 'own' ? null : cost);
