import { createHash } from 'node:crypto';

/** Whether a test failed on a slow machine or by a slow product: a piece of work of known size, timed meanwhile. */

const PIECE = Buffer.alloc(4 * 1024 * 1024);
/** Longer than a process may compute before others have their turn. */
const PIECES = 16;
/** What the work takes on the machine that the limits of journeys were set on (2 cores, nothing else to do). */
const QUIET_MS = 40;
/** Limits allow a machine that is five times slower; from twice on it may be the reason of a failure. */
const SLOW_FROM = 2;

/** How long the work takes just now, in milliseconds. */
export const timeWork = (): number => {
	const begin = performance.now();
	const hash = createHash('sha256');
	for (let at = 0; at < PIECES; at++) hash.update(PIECE);
	hash.digest();
	return performance.now() - begin;
};

const median = (values: readonly number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * One line for a test that failed: how fast the machine was at the start of the run and during the test. `load` is the
 * processes that wanted a core, for each core: whoever rarely computes is let in first and does not feel them.
 */
export const describeMachine = (startMs: number, duringMs: readonly number[], load: number): string => {
	const during = duringMs.length > 0 ? median(duringMs) : startMs;
	const factor = Math.max(during / QUIET_MS, load);
	const verdict =
		factor >= SLOW_FROM
			? `the machine was slow (${factor.toFixed(1)} × of a quiet one)`
			: 'the machine was not slow: it is the product, or the test';
	const figures = `${during.toFixed(0)} ms during the test, ${startMs.toFixed(0)} ms at the start of the run, ${QUIET_MS} ms on a quiet machine`;
	return `${verdict}; the same work took ${figures}; ${load.toFixed(1)} processes wanted each core`;
};
