import type { Deps } from '#server/calls/deps.ts';

/** What a kind of job does; `giveUp` follows its last failed attempt. */
export type Handler = {
	run: (deps: Deps, payload: never, outboxId: number) => Promise<void>;
	giveUp: (deps: Deps, payload: never) => Promise<void>;
};
