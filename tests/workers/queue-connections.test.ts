import { afterEach, describe, expect, it, vi } from 'vitest';
import { openQueue, openWorker } from '#server/jobs/queue.ts';
import { startDatabaseProxy } from '#tests/support/database/database-proxy.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { withQueue } from '#tests/support/queues.ts';

/**
 * A PostgreSQL that is killed ends connections of BullMQ just when they are open. No process may end of that.
 *
 * @module-tag rest
 */

const LONG = { timeout: LIMITS.poll, interval: 20 };

describe('a connection that is ended when it has just been opened', () => {
	const booted = withQueue(false);
	const closers: (() => Promise<unknown>)[] = [];

	afterEach(async () => {
		for (const close of closers.splice(0).reverse()) await close();
	});

	/** The configuration of an app whose connections go through a proxy. */
	const throughProxy = async () => {
		const { config } = booted.current.deps;
		const proxy = await startDatabaseProxy(config.databaseUrl ?? '');
		closers.push(proxy.close);
		return { proxy, config: { ...config, databaseUrl: proxy.url } };
	};

	// The first one is for the check of the tables, the second one is told of new jobs.
	it.for([0, 1])('is replaced by a worker, which is told of new jobs: connection %i', async (passed) => {
		const { proxy, config } = await throughProxy();
		const hasEnded = proxy.endOpened(passed);
		const processed = vi.fn(async () => {});
		const worker = openWorker(config, processed, () => {});
		closers.push(() => worker.close());
		await vi.waitFor(() => expect(hasEnded()).toBe(true), LONG);
		const queue = openQueue(config, () => {});
		closers.push(() => queue.close());
		for (const id of [1, 2, 3]) {
			await queue.add('job', { outboxId: id, payload: {} });
			// Sooner than it asks by itself.
			await vi.waitFor(() => expect(processed).toHaveBeenCalledTimes(id), LONG);
		}
	});

	it('ends no process that adds jobs, and they are added', async () => {
		const { proxy, config } = await throughProxy();
		const hasEnded = proxy.endOpened(0);
		const queue = openQueue(config, () => {});
		closers.push(() => queue.close());
		await vi.waitFor(() => expect(hasEnded()).toBe(true), LONG);
		const { id } = await vi.waitFor(() => queue.add('job', { outboxId: 1, payload: {} }), LONG);
		expect(await (await queue.getJob(id ?? ''))?.isWaiting()).toBe(true);
	});
});
