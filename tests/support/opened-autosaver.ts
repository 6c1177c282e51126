import { vi } from 'vitest';
import { ApiFailure } from '#client/base/failure.ts';
import { createAutosaver, type Pace } from '#client/editing/autosaver.ts';
import type { Readiness } from '#client/editing/save-state.ts';

/** An autosaver on fake timers. */

export const failing = (status: number, retryAfterSeconds: number | null = null) =>
	new ApiFailure(status, 'refused', {}, retryAfterSeconds);

/** An autosaver whose saves resolve at once, with the failure `end`. */
export const opened = (pace?: Pace) => {
	const world = {
		readiness: 'saved' as Readiness,
		end: null as ApiFailure | null,
		causes: [] as string[],
		idle: Promise.resolve(),
	};
	const saver = createAutosaver({
		idle: () => world.idle,
		readiness: () => world.readiness,
		save: async (cause) => {
			world.causes.push(cause);
			if (!world.end) world.readiness = 'saved';
			return world.end;
		},
		...(pace ? { pace } : {}),
	});
	saver.start();
	const type = (): void => {
		world.readiness = 'ready';
		saver.typed();
	};
	return { world, saver, type };
};

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
