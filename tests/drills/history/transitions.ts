import { canTransition, type StatusId, transitionRule } from '#shared/assessment/status.ts';
import type { Effect, FinalState, Transition } from './final-state.ts';
import { type Violation, violation } from './violation.ts';

/** The history of statuses follows the transition table, step by step, and the audit log tells the same. */

const PREFIX = 'assessment.';

export const isTransition = ({ action, to }: Effect): boolean => action.startsWith(PREFIX) && to !== null;

const name = ({ event, from, to }: Transition): string => `${event} ${from} → ${to}`;

const fits = ({ event, from, to }: Transition): boolean => {
	const { to: target } = transitionRule(event);
	if (event === 'start') return from === null && to === target;
	if (from === null || !canTransition(event, from)) return false;
	return target === null ? to < from : to === target;
};

const checkProgress = (id: number, steps: readonly Transition[], status: StatusId): Violation[] => {
	const wrong = (detail: string): Violation => violation('transition against the table', `assessment ${id}: ${detail}`);
	const found: Violation[] = [];
	let current: StatusId | null = null;
	for (const step of steps) {
		if (step.from !== current) found.push(wrong(`${name(step)} follows status ${current}`));
		if (!fits(step)) found.push(wrong(`${name(step)} is not in the table`));
		current = step.to;
	}
	if (current !== status) found.push(wrong(`is at ${status}, its last transition led to ${current}`));
	return found;
};

/** A company's next assessment begins only where the table allows it. */
const checkStarts = (companyId: number, effects: readonly Effect[]): Violation[] => {
	const found: Violation[] = [];
	let status: StatusId | null = null;
	for (const { action, to } of effects.filter(isTransition)) {
		if (action === `${PREFIX}start` && !canTransition('start', status))
			found.push(violation('transition against the table', `company ${companyId}: started again at ${status}`));
		status = to;
	}
	return found;
};

const checkAudit = (transitions: readonly Transition[], effects: readonly Effect[]): Violation[] => {
	const recorded = transitions.map((step) => `${step.progressId} ${PREFIX}${step.event} ${step.from} ${step.to}`);
	const audited = effects
		.filter(isTransition)
		.map((step) => `${step.progressId} ${step.action} ${step.from} ${step.to}`);
	const byProgress = (lines: readonly string[]) => Map.groupBy(lines, (line) => line.split(' ')[0] ?? '');
	const log = byProgress(audited);
	return [...byProgress(recorded)]
		.filter(([id, lines]) => lines.join() !== log.get(id)?.join())
		.map(([id]) => violation('transition against the table', `assessment ${id}: history and audit log differ`));
};

export const checkTransitions = ({ transitions, effects, progresses }: FinalState): Violation[] => {
	const byProgress = Map.groupBy(transitions, ({ progressId }) => progressId);
	const byCompany = Map.groupBy(effects, ({ companyId }) => companyId);
	return [
		...progresses.flatMap(({ id, status }) => checkProgress(id, byProgress.get(id) ?? [], status)),
		...[...byCompany].flatMap(([id, ofCompany]) => checkStarts(id, ofCompany)),
		...checkAudit(transitions, effects),
	];
};
