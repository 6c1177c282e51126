import { setTimeout as sleep } from 'node:timers/promises';

const GROWTH = 1.5;

type Pauses = { firstMs: number; longestMs: number };

/**
 * Polls until `ask` returns other than null, or `limitMs` are over. Intervals grow: fast results are seen at once, slow
 * ones cost few queries (p-wait-for has a fixed interval).
 * @returns null after the timeout
 */
export const pollFor = async <T>(
	ask: () => Promise<T | null>,
	limitMs: number,
	{ firstMs, longestMs }: Pauses,
): Promise<T | null> => {
	const end = performance.now() + limitMs;
	for (let pause = firstMs; ; pause = Math.min(pause * GROWTH, longestMs)) {
		const answer = await ask();
		const left = end - performance.now();
		if (answer !== null || left <= 0) return answer;
		await sleep(Math.min(pause, left));
	}
};
