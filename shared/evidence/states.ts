/** Life cycle of an evidence request (contract, second part, section 3). */

export const REQUEST_STATES = ['open', 'answered', 'accepted', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export type RequestAct = 'answer' | 'accept' | 'return' | 'withdraw';

type Rule = { from: readonly RequestState[]; to: RequestState };

/** `open → answered → accepted`, `answered → open` (returned), `open | answered → withdrawn`. */
export const REQUEST_RULES: Readonly<Record<RequestAct, Rule>> = {
	answer: { from: ['open'], to: 'answered' },
	accept: { from: ['answered'], to: 'accepted' },
	return: { from: ['answered'], to: 'open' },
	withdraw: { from: ['open', 'answered'], to: 'withdrawn' },
};

/** States in which messages can be written. */
export const UNDECIDED: readonly RequestState[] = REQUEST_RULES.withdraw.from;

/** Why a request was withdrawn: by staff, by grading, or by canceling the assessment. */
export const WITHDRAWALS = ['staff', 'grading', 'cancelled'] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

/** Kind of message in the thread: a free one, with the answer, or with the return. */
export const MESSAGE_KINDS = ['message', 'answer', 'return'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MAX_REQUEST_FILES = 5;

/** Numbers of undecided requests of the round being checked. */
export type Undecided = { open: number; answered: number };

/** Whether the company owes an answer and staff have none to review first. */
export const awaitsEvidence = ({ open, answered }: Undecided): boolean => open > 0 && answered === 0;
