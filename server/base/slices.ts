import { setImmediate } from 'node:timers/promises';

/** Works on each item, and lets other work of the process run after every `size` of them. */
export const inSlices = async <T>(items: readonly T[], size: number, work: (item: T) => void): Promise<void> => {
	for (const [at, item] of items.entries()) {
		if (at > 0 && at % size === 0) await setImmediate();
		work(item);
	}
};
