import { checkDocuments } from './documents.ts';
import { checkEffects } from './effects.ts';
import type { FinalState } from './final-state.ts';
import { checkJobs } from './jobs.ts';
import { checkMarks } from './marks.ts';
import type { Operation } from './operation.ts';
import { checkRegisters } from './registers.ts';
import { checkStatuses } from './statuses.ts';
import { checkTransitions } from './transitions.ts';
import type { Violation } from './violation.ts';

/**
 * Proves from what clients were told and from what is stored that the installation kept its promises, whatever was
 * killed meanwhile. Answers every contradiction that it finds.
 */
export const checkHistory = (operations: readonly Operation[], state: FinalState): Violation[] => [
	...checkRegisters(operations, state),
	...checkMarks(operations, state),
	...checkEffects(operations, state),
	...checkStatuses(operations, state),
	...checkTransitions(state),
	...checkJobs(operations, state),
	...checkDocuments(operations, state),
];
