import { and, isNull } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { IS_OPEN } from '#server/jobs/open-rows.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { LIMITS } from '#tests/support/limits.ts';

const TRIES = 3;

/** Tests also finish jobs themselves, before the relay comes to them. */
const isWaiting = and(IS_OPEN, isNull(outboxJobs.relayedAt));

/** Waits for the outbox relay, which runs after each change: its statements must not be counted. */
const untilRelayed = ({ deps }: TestApp): Promise<void> =>
	pWaitFor(async () => (await deps.db.$count(outboxJobs, isWaiting)) === 0, {
		interval: 20,
		timeout: LIMITS.poll,
	});

/** The number of statements of a read: the minimum of several tries, since the outbox relay runs statements too. */
export const statementsOf = async (app: TestApp, read: () => Promise<unknown>): Promise<number> => {
	await app.deps.outbox.look();
	await untilRelayed(app);
	const tries: number[] = [];
	for (let at = 0; at < TRIES; at++) {
		app.queries.splice(0);
		await read();
		tries.push(app.queries.length);
	}
	return Math.min(...tries);
};
