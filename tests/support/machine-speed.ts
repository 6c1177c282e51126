import { createHash } from 'node:crypto';
import { median } from './quantiles.ts';

/** Distinguishes a slow machine from a slow product: times a fixed workload during the tests. */

const PIECE = Buffer.alloc(4 * 1024 * 1024);
/** Enough work to exceed a scheduler time slice. */
const PIECES = 16;
/** Duration of the workload on the idle 2-core machine for which the timeouts of journeys were set. */
export const QUIET_MS = 40;
/** Timeouts allow a machine to be five times slower. From this factor on, slowness is mentioned as a possible cause. */
const SLOW_FROM = 2;

/** The current duration of the workload, in milliseconds. */
export const timeWork = (): number => {
	const begin = performance.now();
	const hash = createHash('sha256');
	for (let at = 0; at < PIECES; at++) hash.update(PIECE);
	hash.digest();
	return performance.now() - begin;
};

/**
 * One line for a failed test: the speed of the machine at the start of the run and during the test. `load` is the load
 * average per core: the scheduler favors processes that rarely compute, so the timed workload may not show the load.
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
