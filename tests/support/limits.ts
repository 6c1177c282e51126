import os from 'node:os';
import { QUIET_MS, timeWork } from './machine-speed.ts';

/**
 * Timeouts of tests; all are defined here. Each is about five times what the slowest of its kind takes on an idle
 * machine with 2 cores, and is scaled up on a slower one. They end hanging tests early enough for the run to finish; no
 * test asserts a duration.
 */

const SLOWEST = 3;

/** How many times slower than a quiet machine this one is. `load` is the load average per core, of other processes. */
export const slownessOf = (workMs: number, load: number): number =>
	Math.min(SLOWEST, Math.max(1, workMs / QUIET_MS, 1 + load));

/** Measured once by `npm test` before the tests start, and passed on in the environment. */
process.env.TEST_SLOWNESS ??= slownessOf(timeWork(), (os.loadavg()[0] ?? 0) / os.availableParallelism()).toFixed(1);

const scaled = (ms: number, max = Number.POSITIVE_INFINITY): number =>
	Math.min(max, Math.round(ms * Number(process.env.TEST_SLOWNESS)));

/** In milliseconds. */
export const LIMITS = {
	/** A test or set-up of Vitest. */
	test: scaled(150_000),
	/** A test that loads a whole demo, or simulates years. */
	longTest: scaled(300_000),
	/** Polling for an event: a finished job, a mail, the end of a process. */
	poll: scaled(60_000),
	/** A response of a server, which some tests kill or stall. */
	answer: scaled(20_000),
	/** Printing with a separate browser. */
	print: scaled(60_000),
	/** A time limit of the product that a test exceeds on purpose; ordinary pages must stay below it. */
	exceeded: scaled(5_000),
	/** A journey. */
	journey: scaled(180_000, 300_000),
	/** A journey through many screens or with the longest texts. */
	longJourney: scaled(600_000, 900_000),
	/** An expected element of a journey, or one to click. */
	seen: scaled(50_000, 100_000),
};

/** Time limits of the product: scaled defaults, up to the highest value that each setting allows. */
export const PRODUCT_LIMITS = {
	DATABASE_TIMEOUT_MS: String(scaled(30_000, 600_000)),
	GRADING_WAIT_MS: String(scaled(10_000, 25_000)),
	PDF_TIME_LIMIT_MS: String(scaled(60_000, 600_000)),
	PDF_WAIT_MS: String(scaled(30_000, 60_000)),
};
