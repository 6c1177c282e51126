import type { RequestState, Withdrawal } from '#shared/evidence/states.ts';
import type { Words } from './texts.ts';

const STATES = {
	open: 'waitingForCompany',
	answered: 'undecided',
	accepted: 'accepted',
	withdrawn: 'withdrawn',
} as const satisfies Record<RequestState, string>;

const WITHDRAWN = {
	staff: 'withdrawn',
	grading: 'withdrawnByGrading',
	cancelled: 'withdrawnByCancelling',
} as const satisfies Record<Withdrawal, string>;

/** The state of a request for evidence in words; if it was withdrawn, with the reason. */
export const requestState = ({ text }: Words, status: RequestState, withdrawnBecause: Withdrawal | null): string =>
	text(`requestStates.${withdrawnBecause ? WITHDRAWN[withdrawnBecause] : STATES[status]}`);
