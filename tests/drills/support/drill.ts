import pWaitFor from 'p-wait-for';

/** A drill: something goes wrong on purpose, and what must hold is looked at afterwards. */

export type Outcome = {
	/** What was measured, for the table. */
	figures: string;
	/** What did not hold; none where all is well. */
	problems: string[];
};

export type Scale = {
	/** Documents of the drill that queues many. */
	pdfs: number;
	/** Requests of the drill that fuzzes. */
	requests: number;
	/** Connections of the drill with slow clients. */
	clients: number;
};

export type Drill = {
	name: string;
	/** What must hold, for the table. */
	rule: string;
	/** Cut off after so long. */
	limitMs: number;
	/** Null, or why this machine cannot run it. */
	missing?: string | null;
	run: (scale: Scale) => Promise<Outcome>;
};

/** Collects what does not hold, instead of ending at the first. */
export const createChecks = () => {
	const problems: string[] = [];
	return {
		problems,
		check: (holds: boolean, otherwise: string): void => {
			if (!holds) problems.push(otherwise);
		},
	};
};

/** Looks until it is so; false where it is not in time. */
export const until = (isSo: () => Promise<boolean> | boolean, limitMs: number, everyMs = 50): Promise<boolean> =>
	pWaitFor(async () => (await isSo()) && pWaitFor.resolveWith(true), {
		interval: everyMs,
		timeout: { milliseconds: limitMs, fallback: () => false },
	});

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The value below which the given share of them lies. */
export const percentile = (values: readonly number[], share: number): number => {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
