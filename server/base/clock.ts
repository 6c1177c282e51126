/** Injected, so that tests of deadlines, expiry and the one-year rules need not wait. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
