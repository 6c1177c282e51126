import { daysBetween, tokyoDate } from '#shared/dates.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import type { RequestState } from '#shared/evidence/states.ts';

/** Standing of a request, the same for both sides. Pure functions. */

/** Besides the states: `resting` if its round is not being checked, `undecided` if answered but never decided. */
export type Standing = RequestState | 'resting' | 'undecided';

type Stands = Pick<RequestRow, 'status' | 'is_active'>;

export const standingOf = ({ status, is_active }: Stands): Standing => {
	if (is_active || status === 'accepted' || status === 'withdrawn') return status;
	return status === 'open' ? 'resting' : 'undecided';
};

type Due = Stands & Pick<RequestRow, 'due_on'>;

/** Days until the due date, negative afterward; null if nothing is due. */
export const daysUntilDue = (request: Due, now: Date): number | null =>
	request.due_on !== null && standingOf(request) === 'open' ? daysBetween(tokyoDate(now), request.due_on) : null;

export const isOverdue = (request: Due, now: Date): boolean => (daysUntilDue(request, now) ?? 0) < 0;

/** Requests that the company must answer: most urgent first, those without a due date last. */
export const openIn = <R extends Due & { id: number }>(requests: readonly R[]): R[] =>
	requests
		.filter((request) => standingOf(request) === 'open')
		.toSorted((one, other) => (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999') || one.id - other.id);
