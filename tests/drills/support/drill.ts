import pWaitFor from 'p-wait-for';

/** A drill injects a failure and checks invariants afterward. */

export type Outcome = {
	/** The measurements, for the table. */
	figures: string;
	/** The violated invariants. */
	problems: string[];
};

export type Scale = {
	/** The number of documents in the drill `PDFs queued`. */
	pdfs: number;
	/** The number of fuzzed requests. */
	requests: number;
	/** The number of slow clients. */
	clients: number;
	/** The number of operations of random clients. */
	operations: number;
	/** How many days the notices are walked through. */
	days: number;
	/** How many people are reminded at once. */
	reminders: number;
	/** How many companies are started at once. */
	companies: number;
	/** How long attackers attack. */
	attackSeconds: number;
	/** The seed of what is random. */
	seed: number;
};

export type Drill = {
	name: string;
	/** The invariants, for the table. */
	rule: string;
	/** The timeout of the drill. */
	limitMs: number | ((scale: Scale) => number);
	/** The reason why this machine cannot run the drill, else null. A function, if it takes time to find out. */
	missing?: string | null | (() => string | null);
	run: (scale: Scale) => Promise<Outcome>;
};

/** Soft assertions: collects problems instead of throwing at the first. */
export const createChecks = () => {
	const problems: string[] = [];
	return {
		problems,
		check: (holds: boolean, otherwise: string): void => {
			if (!holds) problems.push(otherwise);
		},
	};
};

/** Polls the condition; false on timeout. */
export const until = (condition: () => Promise<boolean> | boolean, limitMs: number, everyMs = 50): Promise<boolean> =>
	pWaitFor(async () => (await condition()) && pWaitFor.resolveWith(true), {
		interval: everyMs,
		timeout: { milliseconds: limitMs, fallback: () => false },
	});

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
