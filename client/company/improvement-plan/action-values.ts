import { type Value, type Values, valueIn } from '#client/editing/edits.ts';
import type { EditingState, SavedText } from '#client/editing/state.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { PLAN_LIMITS } from '#shared/plans/limits.ts';
import type { ImprovementPlan, PlanAction, PlanItem } from '#shared/plans/schemas.ts';
import { PLAN_DECISIONS, PLAN_STATES, type PlanDecision, type PlanState } from '#shared/plans/states.ts';

/** An action of the improvement plan as values for `client/editing`, keyed by field name. Pure functions. */

export type ActionValues = {
	decision: PlanDecision | null;
	why_not: string;
	measure: string;
	owner: string;
	/** '' if there is none. */
	target_date: string;
	action_state: PlanState;
};
export type ActionField = keyof ActionValues;

const NOTHING: ActionValues = {
	decision: null,
	why_not: '',
	measure: '',
	owner: '',
	target_date: '',
	action_state: 'planned',
};

const storedIn = ({ decision, why_not, measure, owner, target_date, action_state }: PlanAction): ActionValues => ({
	decision,
	why_not,
	measure,
	owner,
	target_date: target_date ?? '',
	action_state,
});

/** An action that is not stored yet has version 0. */
export const savedTextOf = ({ action }: Pick<PlanItem, 'action'>): SavedText => ({
	version: action?.version ?? 0,
	saved_at: action?.saved_at ?? null,
	saved_by: action?.saved_by ?? null,
	values: action ? storedIn(action) : NOTHING,
});

/**
 * The stored text, with typed values where they differ only by surrounding spaces. The server trims texts: a trailing
 * space of somebody still typing must not look like a change by somebody else.
 */
export const asTyped = (saved: SavedText, typed: Values): SavedText => ({
	...saved,
	values: Object.fromEntries(
		Object.entries(saved.values).map(([key, value]) => {
			const own = typed[key] ?? null;
			return [key, typeof own === 'string' && own.trim() === value ? own : value];
		}),
	),
});

const oneOf = <T extends string>(known: readonly T[], value: Value): T | null =>
	known.find((one) => one === value) ?? null;

const textOf = (value: Value): string => (typeof value === 'string' ? value : '');

export const valuesOf = (read: (key: string) => Value): ActionValues => ({
	decision: oneOf(PLAN_DECISIONS, read('decision')),
	why_not: textOf(read('why_not')),
	measure: textOf(read('measure')),
	owner: textOf(read('owner')),
	target_date: textOf(read('target_date')),
	action_state: oneOf(PLAN_STATES, read('action_state')) ?? 'planned',
});

/** The first field that is still required before the action can be saved. */
export const missingIn = ({ decision, why_not, measure }: ActionValues): 'decision' | 'measure' | 'why_not' | null => {
	if (decision === null) return 'decision';
	if (decision === 'do') return measure.trim() === '' ? 'measure' : null;
	return why_not.trim() === '' ? 'why_not' : null;
};

/** A date, or none. */
export const isDay = (text: string): boolean => text === '' || isCalendarDate(text);

/** The first visible field whose value the server would refuse. */
export const unfitIn = ({ decision, why_not, measure, owner, target_date }: ActionValues): ActionField | null => {
	if (decision === 'not') return why_not.length > PLAN_LIMITS.text ? 'why_not' : null;
	if (measure.length > PLAN_LIMITS.text) return 'measure';
	if (owner.length > PLAN_LIMITS.owner) return 'owner';
	return isDay(target_date) ? null : 'target_date';
};

const isSavable = (values: ActionValues): boolean => missingIn(values) === null && unfitIn(values) === null;

/** Whether the server would accept all values. */
export const fits = ({ saved, edits }: EditingState<Value>): boolean =>
	isSavable(valuesOf((key) => valueIn(saved.values, edits, key)));

type Members = ImprovementPlan['members'];

/** The member of that name; undefined if none, or several, have it. */
export const memberOf = (owner: string, members: Members): number | undefined => {
	const [one, other] = members.filter(({ name }) => name === owner.trim());
	return other ? undefined : one?.id;
};

/** The body of a save; null without a decision. An action decided against is sent with its reason only. */
export const toWire = (values: Values, members: Members) => {
	const { decision, why_not, measure, owner, target_date, action_state } = valuesOf((key) => values[key] ?? null);
	if (decision === null) return null;
	return decision === 'not'
		? { decision, why_not }
		: { decision, measure, owner, owner_id: memberOf(owner, members), target_date: target_date || null, action_state };
};
