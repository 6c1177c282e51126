/**
 * An assessment is checked, graded and reported in round 1, its re-assessment in round 2. Inside the product a round is
 * this number; the wire's own forms (`is_first_time`, `awaiting=first`) are turned into it at the edge.
 */
export const ROUNDS = [1, 2] as const;

export type Round = (typeof ROUNDS)[number];

export const roundOf = (isFirstTime: boolean): Round => (isFirstTime ? 1 : 2);

export const isFirstTime = (round: Round): boolean => round === 1;

/** What `awaiting` of a list asks for. */
export const AWAITING = { first: 1, second: 2 } as const satisfies Record<string, Round>;

export const awaitingOf = (round: Round): keyof typeof AWAITING => (round === AWAITING.first ? 'first' : 'second');
