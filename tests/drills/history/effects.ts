import type { Effect, FinalState } from './final-state.ts';
import { latestEffect, mayHaveHappened, type Operation } from './operation.ts';
import { type Violation, violation } from './violation.ts';

/** Entries of the audit log are written with what they record, so each call's effect is known exactly. */

const describe = ({ id, name, outcome, status }: Operation): string =>
	`operation ${id} (${name}, ${outcome} ${status})`;

/** An acknowledged call has its effect once, one without an answer at most once, a refused one never. */
const checkCounts = (operations: readonly Operation[], effects: readonly Effect[]): Violation[] => {
	const found: Violation[] = [];
	const wrong = (detail: string): void => {
		found.push(violation('effect twice, missing or of a refused call', detail));
	};
	const byOperation = Map.groupBy(effects, ({ operationId }) => operationId);
	const known = new Set<number | null>([null]);
	for (const operation of operations) {
		known.add(operation.id);
		const left = byOperation.get(operation.id) ?? [];
		const { actions, when } = operation.effects;
		const names = left.map(({ action }) => action).join(', ');
		if (left.length > 1) wrong(`${describe(operation)} took effect ${left.length} times: ${names}`);
		if (left.length > 0 && !mayHaveHappened(operation)) wrong(`${describe(operation)} took effect: ${names}`);
		if (left.some(({ action }) => !actions.includes(action))) wrong(`${describe(operation)} left ${names}`);
		if (left.length === 0 && when === 'always' && operation.outcome === 'done') {
			found.push(violation('acknowledged write lost', `${describe(operation)} left nothing`));
		}
	}
	for (const { operationId, action } of effects)
		if (!known.has(operationId)) wrong(`${action} of operation ${operationId}, which nobody sent`);
	return found;
};

/** A call that ended before another began took effect before it. */
const checkOrder = (operations: ReadonlyMap<number, Operation>, effects: readonly Effect[]): Violation[] => {
	let latest: Operation | null = null;
	const found: Violation[] = [];
	for (const { operationId } of effects) {
		const operation = operationId === null ? undefined : operations.get(operationId);
		if (!operation) continue;
		if (latest && latestEffect(operation) < latest.startedAt) {
			found.push(violation('effects out of order', `${describe(operation)} took effect after ${describe(latest)}`));
		}
		if (!latest || operation.startedAt > latest.startedAt) latest = operation;
	}
	return found;
};

export const checkEffects = (operations: readonly Operation[], { effects }: FinalState): Violation[] => {
	const byId = new Map(operations.map((operation) => [operation.id, operation]));
	const ofCompanies = Map.groupBy(effects, ({ companyId }) => companyId);
	return [
		...checkCounts(operations, effects),
		...[...ofCompanies.values()].flatMap((ofOne) => checkOrder(byId, ofOne)),
	];
};
