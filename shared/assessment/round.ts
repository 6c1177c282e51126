/**
 * An assessment is checked, graded and reported in round 1, its re-assessment in round 2. Calls convert between this
 * number and the wire formats (`is_first_time`, `awaiting=first`).
 */
export const ROUNDS = [1, 2] as const;

export type Round = (typeof ROUNDS)[number];

export const roundOf = (isFirstTime: boolean): Round => (isFirstTime ? 1 : 2);

export const isFirstTime = (round: Round): boolean => round === 1;

/** Values of the list filter `awaiting`. */
export const AWAITING = { first: 1, second: 2 } as const satisfies Record<string, Round>;

export const awaitingOf = (round: Round): keyof typeof AWAITING => (round === AWAITING.first ? 'first' : 'second');
