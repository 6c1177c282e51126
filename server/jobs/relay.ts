import { askAboutBatch, handOver, isAnythingDue, type Relaying } from './hand-over.ts';
import { onEnqueued } from './outbox.ts';
import type { Priority } from './priorities.ts';
import { moveForward, runningNames } from './queued-jobs.ts';

/**
 * Jobs are relayed after their commit by the same process. Polling covers jobs of dead processes and jobs lost by the
 * queue.
 */
const LOOK_EVERY_MS = 5_000;

/**
 * Relays jobs from the outbox to the queue. New and retried ones are relayed as soon as their transaction has
 * committed. Each poll also looks up one batch of relayed jobs in the queue, so its cost does not grow with their
 * number.
 */
export const createOutboxRelay = (relaying: Relaying, onError: (error: unknown) => void) => {
	const { queue } = relaying;
	let running: Promise<void> | null = null;
	let again = false;
	let asks = false;
	let closed = false;

	const relay = async (): Promise<void> => {
		const isAsking = asks;
		asks = false;
		if (await handOver(relaying)) again = true;
		// New jobs wait for at most one batch of lookups.
		if (isAsking && (await askAboutBatch(relaying))) asks = true;
		again ||= asks;
	};

	const run = async (): Promise<void> => {
		do {
			again = false;
			try {
				await relay();
			} catch (error) {
				onError(error);
			}
		} while (again && !closed);
		running = null;
	};

	/** Relays in the background. A call during a run triggers one more run. */
	const flush = (): void => {
		if (closed) return;
		again = true;
		running ??= run();
	};

	/** Relays jobs left behind, and looks up a batch of relayed jobs in the queue. */
	const look = async (): Promise<void> => {
		try {
			if (!(await isAnythingDue(relaying))) return;
			asks = true;
			flush();
			await running;
		} catch (error) {
			onError(error);
		}
	};

	const stopListening = onEnqueued(relaying.db, flush);
	const moving = new Set<Promise<void>>();
	let timer: NodeJS.Timeout | null = null;
	let looking: Promise<void> | null = null;
	return {
		look,
		/** Names of the running jobs; null if the queue does not respond in time. */
		runningNames: () => runningNames(queue),
		/** Moves a relayed job forward in the background, since someone waits for its work. */
		bringForward: (outboxId: number, priority: Priority): void => {
			if (closed) return;
			const move: Promise<void> = moveForward(queue, outboxId, priority)
				.catch(onError)
				.finally(() => moving.delete(move));
			moving.add(move);
		},
		/** Also polls now and every few seconds. */
		watch: (): void => {
			const lookOnce = (): void => {
				looking ??= look().finally(() => {
					looking = null;
				});
			};
			lookOnce();
			timer = setInterval(lookOnce, LOOK_EVERY_MS);
			timer.unref();
		},
		close: async (): Promise<void> => {
			closed = true;
			stopListening();
			if (timer) clearInterval(timer);
			await looking;
			await running;
			await Promise.all(moving);
		},
	};
};

export type OutboxRelay = ReturnType<typeof createOutboxRelay>;
