import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '#tests/support/quantiles.ts';

/** Requests at a steady rate, whether the earlier ones have been answered or not. */

type LoadReport = {
	sent: number;
	/** Requests that were not answered with 200, in words; empty if there are none. */
	failures: string;
	failed: number;
	/** Percentiles of the times of answers, in milliseconds. */
	p95: number;
	longest: number;
};

type SteadyLoad = {
	/** Stops sending, and waits for the last answers. */
	stop: () => Promise<LoadReport>;
};

const TICK_MS = 25;

/** `send` gets the number of the request and returns the status, or 0 without a response. */
export const startLoad = (perSecond: number, send: (n: number) => Promise<number>): SteadyLoad => {
	const statuses = new Map<number, number>();
	const times: number[] = [];
	const pending = new Set<Promise<void>>();
	const one = async (n: number): Promise<void> => {
		const begin = performance.now();
		const status = await send(n);
		times.push(performance.now() - begin);
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	};
	let sent = 0;
	let isOver = false;
	const sending = (async () => {
		const begin = performance.now();
		while (!isOver) {
			const due = Math.floor(((performance.now() - begin) / 1000) * perSecond);
			for (; sent < due; sent++) {
				const work = one(sent).finally(() => pending.delete(work));
				pending.add(work);
			}
			await sleep(TICK_MS);
		}
	})();
	return {
		stop: async () => {
			isOver = true;
			await sending;
			await Promise.all(pending);
			const others = [...statuses].filter(([status]) => status !== 200);
			return {
				sent,
				failures: others.map(([status, count]) => `${count} × ${status}`).join(', '),
				failed: others.reduce((sum, [, count]) => sum + count, 0),
				p95: Math.round(quantile(times, 0.95)),
				longest: Math.round(Math.max(...times)),
			};
		},
	};
};
