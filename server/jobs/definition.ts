import type { z } from 'zod';
import type { Clock } from '#server/base/clock.ts';
import type { Tx } from '#server/db/client.ts';
import { PRIORITY, type Priority } from './priorities.ts';

/** A job type, defined in the feature that owns the work. `Needs` are the dependencies of its handlers. */
export type Job<Needs, P extends z.ZodType<Record<string, unknown>>> = {
	name: string;
	/** Parsed when enqueued and again when run. */
	payload: P;
	/** Maximum number of attempts, including the first. */
	attempts: number;
	/** Pause after the first failed attempt; doubles with each further one. */
	pauseMs: number;
	/** Default of `enqueue`. */
	priority: Priority;
	/** Does the work and calls `finishJob` in the same transaction. Must be idempotent: a job may run twice. */
	run: (needs: Needs, payload: z.output<P>, outboxId: number) => Promise<void>;
	giveUp: (needs: Needs, payload: z.output<P>) => Promise<void>;
	/**
	 * Undoes `giveUp` before a manual retry. Returns whether the work is still needed: it may have been requested again
	 * or withdrawn since.
	 */
	revive: (tx: Tx, payload: z.output<P>, clock: Clock) => Promise<boolean>;
};

type Defaults = 'pauseMs' | 'priority' | 'giveUp' | 'revive';

export const defineJob = <Needs, P extends z.ZodType<Record<string, unknown>>>(
	definition: Omit<Job<Needs, P>, Defaults> & Partial<Pick<Job<Needs, P>, Defaults>>,
): Job<Needs, P> => ({
	pauseMs: 500,
	priority: PRIORITY.first,
	giveUp: async () => {},
	revive: async () => true,
	...definition,
});

/** Any job type. Payloads are contravariant: each handler gets the output of its own schema. */
export type AnyJob<Needs> = Pick<
	Job<Needs, z.ZodType<Record<string, unknown>>>,
	'name' | 'payload' | 'attempts' | 'pauseMs' | 'priority'
> & {
	run: (needs: Needs, payload: never, outboxId: number) => Promise<void>;
	giveUp: (needs: Needs, payload: never) => Promise<void>;
	revive: (tx: Tx, payload: never, clock: Clock) => Promise<boolean>;
};

export type Queued = Pick<AnyJob<never>, 'name' | 'attempts' | 'pauseMs' | 'priority'>;

export const findJob = <J extends { name: string }>(jobs: readonly J[], name: string): J | null =>
	jobs.find((job) => job.name === name) ?? null;
