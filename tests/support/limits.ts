import os from 'node:os';
import { QUIET_MS, timeWork } from './machine-speed.ts';

/**
 * How long tests wait before they fail. Every limit is here: some five times what the longest of its kind takes on a
 * quiet machine with 2 cores, and more on a slower one. They end what hangs, soon enough for the run to finish: a fault
 * on one screen must not take half an hour. No test asserts a duration.
 */

const SLOWEST = 3;

/** How many times slower than a quiet machine this one is. `load` is the load average per core, of other processes. */
export const slownessOf = (workMs: number, load: number): number =>
	Math.min(SLOWEST, Math.max(1, workMs / QUIET_MS, 1 + load));

/** Measured by `npm test` before anything runs; the environment of its processes has it. */
process.env.TEST_SLOWNESS ??= slownessOf(timeWork(), (os.loadavg()[0] ?? 0) / os.availableParallelism()).toFixed(1);

const scaled = (ms: number, max = Number.POSITIVE_INFINITY): number =>
	Math.min(max, Math.round(ms * Number(process.env.TEST_SLOWNESS)));

/** In milliseconds. */
export const LIMITS = {
	/** A test, and a set-up, of Vitest. */
	test: scaled(150_000),
	/** One that fills a whole demo, or walks through years. */
	longTest: scaled(300_000),
	/** What is polled: a job that is done, a mail that has arrived, a process that has ended. */
	poll: scaled(60_000),
	/** One answer of a server, which is killed or stalled in some tests. */
	answer: scaled(20_000),
	/** One printing by a browser of its own. */
	print: scaled(60_000),
	/** A time limit of the product that a test lets pass: long enough for a page that does not exceed it. */
	exceeded: scaled(5_000),
	/** A journey. */
	journey: scaled(180_000, 300_000),
	/** A journey through many screens or with the longest texts. */
	longJourney: scaled(600_000, 900_000),
	/** What a journey expects to see, and what it clicks on. */
	seen: scaled(50_000, 100_000),
};

/** The product's own limits, scaled from their defaults up to the highest value that each takes. */
export const PRODUCT_LIMITS = {
	DATABASE_TIMEOUT_MS: String(scaled(30_000, 600_000)),
	GRADING_WAIT_MS: String(scaled(10_000, 25_000)),
	PDF_TIME_LIMIT_MS: String(scaled(60_000, 600_000)),
	PDF_WAIT_MS: String(scaled(30_000, 60_000)),
};
