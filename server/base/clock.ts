/** Time is injected, so that deadlines, expiry and the one-year rules are tested without waiting. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
