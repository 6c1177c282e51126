import { setTimeout as sleep } from 'node:timers/promises';
import { createBackoff } from './backoff.ts';
import { type ChildOptions, reasonIn, run } from './child.ts';

/** A supervised child process, the server or the worker, that is restarted after an exit. */
export type Part = {
	stop: () => Promise<void>;
	/** In development: whether it has ended by itself, and waits for a change. */
	hasStopped?: () => boolean;
};

export type PartOptions = ChildOptions & {
	say: (line: string) => void;
	/** Resolves when its dependencies are up; awaited before restarts. */
	whenPossible: () => Promise<void>;
	/** Called after too many early exits; `reason` is its last error. */
	onGiveUp: (reason: string) => void;
};

/** Longer than the shutdown timeout of the processes themselves. */
const KILL_AFTER_MS = 35_000;

export const startPart = (options: PartOptions): Part => {
	const { name, say, isReady, onGiveUp, whenPossible } = options;
	const backoff = createBackoff();
	const stopping = new AbortController();
	const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
	let current = run(options);

	const supervise = async (): Promise<void> => {
		for (;;) {
			const startedAt = performance.now();
			const ended = await current.ended;
			if (stopping.signal.aborted) return;
			const delay = backoff.delayAfter(performance.now() - startedAt);
			if (delay === null) return onGiveUp(`the ${name} does not stay up: ${reasonIn(ended)}`);
			if (isReady()) say(`The ${name} stopped by itself (${ended.how}); it is started again.`);
			await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {});
			await Promise.race([whenPossible(), stopped]);
			if (stopping.signal.aborted) return;
			current = run(options);
		}
	};
	const supervision = supervise();

	return {
		stop: async () => {
			stopping.abort();
			current.child.kill('SIGTERM');
			const timer = setTimeout(() => current.child.kill('SIGKILL'), KILL_AFTER_MS);
			await supervision;
			clearTimeout(timer);
		},
	};
};
