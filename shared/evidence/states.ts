/** The life of an evidence request (contract, second part, section 3). */

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

/** While it is in one of these, messages are written. */
export const UNDECIDED: readonly RequestState[] = REQUEST_RULES.withdraw.from;

/** Why a request was withdrawn: by staff, by committing grading, or by cancelling the assessment. */
export const WITHDRAWALS = ['staff', 'grading', 'cancelled'] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

/** What a message of the thread is: written beside, with the answer, or with the return. */
export const MESSAGE_KINDS = ['message', 'answer', 'return'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MAX_REQUEST_FILES = 5;
