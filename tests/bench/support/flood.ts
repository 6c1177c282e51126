import { Worker } from 'node:worker_threads';

/** Requests without pause on so many connections, sent by a thread, which leaves the thread that measures alone. */
export const startFlood = (flood: { url: string; connections: number }): { stop: () => Promise<unknown> } => {
	const worker = new Worker(new URL('./flood-thread.ts', import.meta.url), { workerData: flood });
	return { stop: () => worker.terminate() };
};
