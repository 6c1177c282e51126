import type { Logger } from 'pino';

/** Whether reads are tried on the standby, or why not. */
export type ReplicaState = 'starting' | 'used' | 'behind' | 'unreachable';

export type Found = { state: Exclude<ReplicaState, 'starting'>; error?: unknown };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** After this long in use the standby counts as recovered, and the backoff is reset. */
const RECOVERED_MS = 60_000;

/**
 * Tracks whether the standby is used. Once it is behind or unreachable, calls skip it and only `probe` contacts it, at
 * growing intervals. Logs one line per change.
 */
export const watchReplica = (probe: () => Promise<Found | null>, log: Logger) => {
	let state: ReplicaState = 'starting';
	let usedSince = 0;
	let pauseMs = FIRST_PAUSE_MS;
	let timer: NodeJS.Timeout | null = null;
	let closed = false;

	const enter = ({ state: next, error }: Found): void => {
		if (closed || next === state) return;
		state = next;
		if (next === 'used') {
			usedSince = performance.now();
			log.info('the replica serves lists and exports');
			return;
		}
		const reason = error instanceof Error ? error.message.split('\n')[0] : undefined;
		log.warn({ replica: next, reason }, 'the primary serves lists and exports instead of the replica');
	};

	const probeLater = (): void => {
		if (closed) return;
		timer = setTimeout(() => void probeNow(), pauseMs).unref();
		pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
	};

	const probeNow = async (): Promise<void> => {
		const found = await probe();
		if (found) enter(found);
		if (state !== 'used') probeLater();
	};

	void probeNow();
	return {
		state: (): ReplicaState => state,
		/** Sends reads to the primary until a probe finds the standby level. */
		leave: (found: Found): void => {
			if (state === 'used') {
				if (performance.now() - usedSince > RECOVERED_MS) pauseMs = FIRST_PAUSE_MS;
				probeLater();
			}
			enter(found);
		},
		close: (): void => {
			closed = true;
			if (timer) clearTimeout(timer);
		},
	};
};
