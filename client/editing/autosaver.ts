import type { ApiFailure } from '#client/base/failure.ts';
import type { SaveCause } from './save.ts';
import type { Readiness } from './save-state.ts';

/** When autosave runs: after a pause in typing, on leaving the screen, and again after a failure. */

export const TYPING_PAUSE_MS = 2_000;

export type Pace = {
	/** Delay from typing to saving, and the minimum from a failure to the next save. */
	waitMs: number;
	/** Whether each keystroke restarts the delay. */
	restarts: boolean;
	/** Whether hiding or closing the tab saves at once. */
	onHide: boolean;
};

const AFTER_TYPING: Pace = { waitMs: TYPING_PAUSE_MS, restarts: true, onHide: true };

/** For large texts: at most every 30 s, also during continuous typing. */
export const EVERY_HALF_MINUTE: Pace = { waitMs: 30_000, restarts: false, onHide: false };

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/** Temporary failures: no connection, a concurrent save, too many calls, an overloaded server. */
const PASSING: readonly (number | null)[] = [0, 409, 429, 500];

/** Delay before the retry after the nth consecutive failure; null if retrying the same text cannot succeed. */
export const retryDelayMs = ({ status, retryAfterSeconds }: ApiFailure, failures: number): number | null => {
	if (!PASSING.includes(status)) return null;
	const backoff = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
	return Math.max(backoff, (retryAfterSeconds ?? 0) * 1_000);
};

export type AutosaveCause = Exclude<SaveCause, 'person'>;

type AutosaverPort = {
	/** Resolves once all saves that the user started have ended: one may have saved everything, or met a conflict. */
	idle: () => Promise<unknown>;
	readiness: () => Readiness;
	/** Saves once; returns the failure, or null. */
	save: (cause: AutosaveCause) => Promise<ApiFailure | null>;
	pace?: Pace;
};

/** A timer with one pending run; starting it again replaces the delay. */
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

	/** Returns whether everything is saved. */
	const attempt = async (cause: AutosaveCause): Promise<boolean> => {
		timer.cancel();
		await idle();
		while (running) {
			await running;
			await idle();
		}
		const state = isComposing || isStopped ? 'blocked' : readiness();
		// The obstacle may disappear without another keystroke: a conflict is decided, or an IME composition is confirmed.
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
		/** The screen was unmounted: no further saves. */
		stop: (): void => {
			isStopped = true;
			timer.cancel();
		},
		typed: (): void => {
			if (pace.restarts || !timer.isWaiting()) attemptIn(Math.max(pace.waitMs, notBefore - Date.now()));
		},
		/** Cancels the pending save, since there is nothing left to save. */
		rest: timer.cancel,
		/** No save during an IME composition. */
		compose: (isOn: boolean): void => {
			isComposing = isOn;
		},
		/** The user goes to another screen. Returns whether everything is saved. */
		leave: (): Promise<boolean> => attempt('leave'),
		/** The tab is hidden or closed. Switching tabs back and forth does not repeat a save that has just failed. */
		hide: (): void => {
			if (pace.onHide && Date.now() >= notBefore) void attempt('leave');
		},
		/** The browser is online again. */
		reconnect: (): void => {
			if (failures > 0) void attempt('timer');
		},
		/** Takes the result of a save that the user started: a failure is retried by autosave. */
		settle,
	};
};
