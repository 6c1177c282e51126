import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { PrintToFile } from '#server/calls/deps.ts';
import { Postponed } from '#server/jobs/queue.ts';
import { isForVisitors } from '#shared/exports/documents.ts';
import { isSlow, nextPace, type Pace } from './pace.ts';
import { createSlots, type Slots } from './slots.ts';

/** How long a document waits for a page before it is postponed, so that gradings and earlier documents can run. */
const SLOT_WAIT_MS = 2_000;
const BACK_AFTER_MS = { least: 100, most: 500 };

/** If timers fire later than this on average, the process lacks processor time. */
const LATE_MS = 250;
/** After a slow document, pre-rendering pauses for this long. */
const CALM_MS = 60_000;

const NANOSECONDS = 1e6;

export const between = ({ least, most }: { least: number; most: number }): number =>
	Math.round(least + Math.random() * (most - least));

type Limits = { concurrency: number; timeLimitMs: number };

/** One page is kept for those who are signed in, wherever there are two. */
const pagesForVisitors = (pages: number): number => Math.max(1, pages - 1);

/** Prints as many pages concurrently as the processor time allows, `concurrency` at most, of which one not for visitors. */
export const createPacedPrinter = (
	print: PrintToFile,
	{ concurrency, timeLimitMs }: Limits,
	log: Pick<Logger, 'info'>,
) => {
	let pace: Pace = { pages: concurrency, quick: 0 };
	let slowAt = Number.NEGATIVE_INFINITY;
	const slots = createSlots(concurrency);
	const visitorSlots = createSlots(pagesForVisitors(concurrency));
	const delays = monitorEventLoopDelay({ resolution: 20 });
	delays.enable();

	const keepPace = (ms: number): void => {
		const printed = { ms, limitMs: timeLimitMs, isStarved: delays.mean / NANOSECONDS > LATE_MS };
		delays.reset();
		if (isSlow(printed)) slowAt = performance.now();
		const next = nextPace(pace, printed, concurrency);
		if (next.pages !== pace.pages) log.info({ pages: next.pages }, 'pages printed at once');
		pace = next;
		slots.resize(pace.pages);
		visitorSlots.resize(pagesForVisitors(pace.pages));
	};

	/** @throws Postponed if no slot is free in time */
	const inSlotOf = async <T>(all: Slots, work: () => Promise<T>): Promise<T> => {
		if (!(await all.enter(SLOT_WAIT_MS))) throw new Postponed(between(BACK_AFTER_MS));
		try {
			return await work();
		} finally {
			all.leave();
		}
	};

	const timed: PrintToFile = async (...asked) => {
		const begin = performance.now();
		try {
			return await print(...asked);
		} finally {
			keepPace(performance.now() - begin);
		}
	};

	const paced: PrintToFile = async (...asked) => {
		const onPage = () => inSlotOf(slots, () => timed(...asked));
		return isForVisitors(asked[0]) ? inSlotOf(visitorSlots, onPage) : onPage();
	};

	return {
		/** @throws Postponed if no page is free in time */
		print: paced,
		/** Whether a document was slow recently. */
		isStarved: (): boolean => performance.now() - slowAt < CALM_MS,
		close: (): void => {
			delays.disable();
		},
	};
};
