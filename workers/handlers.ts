import type { Deps } from '../server/deps.ts';
import type { JobName } from '../server/jobs/definition.ts';
import { autograde } from './autograde.ts';
import { mailPasswordReset } from './mail-password-reset.ts';

/** What a kind of job does; `giveUp` follows its last failed attempt. */
export type Handler = {
	run: (deps: Deps, payload: never, outboxId: number) => Promise<void>;
	giveUp: (deps: Deps, payload: never) => Promise<void>;
};

export const handlers: Record<JobName, Handler> = {
	'mail-password-reset': mailPasswordReset,
	autograde,
};
