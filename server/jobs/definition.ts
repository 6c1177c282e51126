import type { z } from 'zod';
import type { Clock } from '#server/base/clock.ts';
import type { Tx } from '#server/db/client.ts';

/** A kind of job, defined once in the feature that owns the work. `Needs` is what its handlers work with. */
export type Job<Needs, P extends z.ZodType<Record<string, unknown>>> = {
	name: string;
	/** Parsed when it is enqueued and again when it is run. */
	payload: P;
	/** Runs in all, the first one included. */
	attempts: number;
	/** Higher is later; 0 goes first. */
	priority: number;
	/** Does the work and calls `finishJob` in the transaction of the work: running twice must do nothing twice. */
	run: (needs: Needs, payload: z.output<P>, outboxId: number) => Promise<void>;
	/** Follows the last failed attempt. */
	giveUp: (needs: Needs, payload: z.output<P>) => Promise<void>;
	/**
	 * Takes back what giving up has written. Answers whether there is anything left to do: somebody may have asked for
	 * the same anew meanwhile, or withdrawn it.
	 */
	revive: (tx: Tx, payload: z.output<P>, clock: Clock) => Promise<boolean>;
};

type Defaults = 'priority' | 'giveUp' | 'revive';

export const defineJob = <Needs, P extends z.ZodType<Record<string, unknown>>>(
	definition: Omit<Job<Needs, P>, Defaults> & Partial<Pick<Job<Needs, P>, Defaults>>,
): Job<Needs, P> => ({ priority: 0, giveUp: async () => {}, revive: async () => true, ...definition });

/** Any kind of job. Payloads are contravariant: each handler gets what its own schema has parsed. */
export type AnyJob<Needs> = Pick<
	Job<Needs, z.ZodType<Record<string, unknown>>>,
	'name' | 'payload' | 'attempts' | 'priority'
> & {
	run: (needs: Needs, payload: never, outboxId: number) => Promise<void>;
	giveUp: (needs: Needs, payload: never) => Promise<void>;
	revive: (tx: Tx, payload: never, clock: Clock) => Promise<boolean>;
};

/** How a job is handed to the queue. */
export type Queued = Pick<AnyJob<never>, 'name' | 'attempts' | 'priority'>;

export const findJob = <J extends { name: string }>(jobs: readonly J[], name: string): J | null =>
	jobs.find((job) => job.name === name) ?? null;
