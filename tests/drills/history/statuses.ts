import type { StatusId } from '#shared/assessment/status.ts';
import type { Effect, FinalState } from './final-state.ts';
import { latestEffect, type Operation } from './operation.ts';
import { isTransition } from './transitions.ts';
import { type Violation, violation } from './violation.ts';

/** A call was accepted, and a status was seen, only while the company's current assessment can have been at it. */

/** A status, and the longest time for which the assessment can have been at it. */
type Period = { status: StatusId; progressId: number; from: number; until: number };

/** The transitions are in order; each took effect while its call ran, so between its neighbors'. */
const periodsOf = (effects: readonly Effect[], operations: ReadonlyMap<number, Operation>): Period[] => {
	const steps = effects.flatMap(({ operationId, progressId, to }) => {
		const operation = operationId === null ? null : (operations.get(operationId) ?? null);
		return to === null ? [] : [{ status: to, progressId, operation }];
	});
	let earliest = Number.NEGATIVE_INFINITY;
	const from = steps.map(({ operation }) => {
		earliest = Math.max(earliest, operation?.startedAt ?? earliest);
		return earliest;
	});
	let latest = Number.POSITIVE_INFINITY;
	const ends: number[] = [];
	for (let index = steps.length - 1; index >= 0; index--) {
		ends[index] = latest;
		const operation = steps[index]?.operation;
		if (operation) latest = Math.min(latest, latestEffect(operation));
	}
	return steps.map(({ status, progressId }, index) => ({
		status,
		progressId,
		from: from[index] ?? Number.NEGATIVE_INFINITY,
		until: ends[index] ?? Number.POSITIVE_INFINITY,
	}));
};

/** The first period that does not end before the time; both bounds of the periods only grow. */
const firstAt = (periods: readonly Period[], time: number): number => {
	let low = 0;
	let high = periods.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((periods[middle]?.until ?? 0) < time) low = middle + 1;
		else high = middle;
	}
	return low;
};

const canHaveBeen = (periods: readonly Period[], { startedAt, endedAt }: Operation, accepted: readonly StatusId[]) => {
	for (let index = firstAt(periods, startedAt); index < periods.length; index++) {
		const period = periods[index];
		if (!period || period.from > endedAt) return false;
		if (accepted.includes(period.status)) return true;
	}
	return false;
};

export const checkStatuses = (operations: readonly Operation[], { effects }: FinalState): Violation[] => {
	const byId = new Map(operations.map((operation) => [operation.id, operation]));
	const ofCompanies = Map.groupBy(effects.filter(isTransition), ({ companyId }) => companyId);
	const periods = new Map([...ofCompanies].map(([id, ofOne]) => [id, periodsOf(ofOne, byId)]));
	return operations.flatMap((operation) => {
		const { id, name, outcome, companyId, act } = operation;
		if (outcome !== 'done') return [];
		const accepted = act.kind === 'look' ? [act.status] : operation.acceptedAt;
		if (canHaveBeen(periods.get(companyId) ?? [], operation, accepted)) return [];
		const rule = act.kind === 'look' ? 'stale read' : 'accepted at a wrong status';
		return [violation(rule, `operation ${id} (${name}) needs status ${accepted.join(' or ')}`)];
	});
};
