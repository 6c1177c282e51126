import type { ApiFailure } from '#client/base/failure.ts';
import type { SaveCause } from './save.ts';
import type { Readiness } from './save-state.ts';

/** When a text is saved without being asked: after typing, on leaving, and again after a failure. */

export const TYPING_PAUSE_MS = 2_000;

export type Pace = {
	/** From typing to saving, and at least from a failure to the next save. */
	waitMs: number;
	/** Whether each keystroke begins the wait anew. */
	restarts: boolean;
	/** Whether hiding or closing the tab saves at once. */
	onHide: boolean;
};

const AFTER_TYPING: Pace = { waitMs: TYPING_PAUSE_MS, restarts: true, onHide: true };

/** For a large text: every 30 s at most, however long somebody types. */
export const EVERY_HALF_MINUTE: Pace = { waitMs: 30_000, restarts: false, onHide: false };

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/** Failures that pass: no connection, a concurrent save, too many calls, an overloaded server. */
const PASSING: readonly (number | null)[] = [0, 409, 429, 500];

/** How long to wait after the nth failure in a row; null where only another text could be saved. */
export const retryDelayMs = ({ status, retryAfterSeconds }: ApiFailure, failures: number): number | null => {
	if (!PASSING.includes(status)) return null;
	const backoff = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
	return Math.max(backoff, (retryAfterSeconds ?? 0) * 1_000);
};

export type AutosaveCause = Exclude<SaveCause, 'person'>;

type AutosaverPort = {
	/** Resolves once the saves that the person asked for have ended: they may save everything, or meet a conflict. */
	idle: () => Promise<unknown>;
	readiness: () => Readiness;
	/** Saves once; answers the failure, or null. */
	save: (cause: AutosaveCause) => Promise<ApiFailure | null>;
	pace?: Pace;
};

/** Runs once, after the last wait that was started. */
const createTimer = (run: () => void) => {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const cancel = (): void => {
		clearTimeout(timer);
		timer = undefined;
	};
	return {
		start: (ms: number): void => {
			cancel();
			timer = setTimeout(run, ms);
		},
		cancel,
		isWaiting: (): boolean => timer !== undefined,
	};
};

export const createAutosaver = ({ idle, readiness, save, pace = AFTER_TYPING }: AutosaverPort) => {
	const timer = createTimer(() => void attempt('timer'));
	let running: Promise<ApiFailure | null> | null = null;
	let failures = 0;
	let notBefore = 0;
	let isComposing = false;
	let isStopped = true;

	const attemptIn = (ms: number): void => {
		if (!isStopped) timer.start(ms);
	};

	const settle = (failure: ApiFailure | null): void => {
		failures = failure ? failures + 1 : 0;
		const delay = failure && retryDelayMs(failure, failures);
		notBefore = delay === null ? 0 : Date.now() + Math.max(delay, pace.waitMs);
		if (delay !== null) attemptIn(notBefore - Date.now());
	};

	/** Returns whether everything is saved now. */
	const attempt = async (cause: AutosaveCause): Promise<boolean> => {
		timer.cancel();
		await idle();
		while (running) {
			await running;
			await idle();
		}
		const state = isComposing || isStopped ? 'blocked' : readiness();
		// What is in the way may pass without another keystroke, such as a chosen conflict or a confirmed conversion.
		if (state === 'blocked') attemptIn(pace.waitMs);
		if (state !== 'ready') return state === 'saved';
		running = save(cause);
		const failure = await running;
		running = null;
		settle(failure);
		return failure === null && readiness() === 'saved';
	};

	return {
		start: (): void => {
			isStopped = false;
		},
		/** The screen is gone: nothing is saved any more. */
		stop: (): void => {
			isStopped = true;
			timer.cancel();
		},
		typed: (): void => {
			if (pace.restarts || !timer.isWaiting()) attemptIn(Math.max(pace.waitMs, notBefore - Date.now()));
		},
		/** Nothing is left to save. */
		rest: timer.cancel,
		/** A text that an input method is still converting is not saved. */
		compose: (isOn: boolean): void => {
			isComposing = isOn;
		},
		/** The person goes to another screen. Returns whether everything is saved. */
		leave: (): Promise<boolean> => attempt('leave'),
		/** The tab is hidden or closed. Switching to and fro does not repeat a save that has just failed. */
		hide: (): void => {
			if (pace.onHide && Date.now() >= notBefore) void attempt('leave');
		},
		/** The connection is back. */
		reconnect: (): void => {
			if (failures > 0) void attempt('timer');
		},
		/** The end of a save that the person asked for: its failure is retried like any other. */
		settle,
	};
};
