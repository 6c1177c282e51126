import { setTimeout as sleep } from 'node:timers/promises';

const GROWTH = 1.5;

type Pauses = { firstMs: number; longestMs: number };

/**
 * Asks until there is an answer or `limitMs` are over. The pauses grow, so that a fast answer is seen at once and a slow
 * one costs few queries; p-wait-for, which polls elsewhere, has one interval.
 * @returns null where there was no answer in time
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
