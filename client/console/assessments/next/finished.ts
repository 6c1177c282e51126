import { useSyncExternalStore } from 'react';

/** The act that the signed-in user finished last; the screen at `path` then says what is next. */
export type Finished = { progressId: number; path: string };

let last: Finished | null = null;
const listeners = new Set<() => void>();

const put = (next: Finished | null): void => {
	last = next;
	for (const listener of listeners) listener();
};

/** Called after an act on an assessment. `path`: the screen that follows; by default the present one. */
export const finished = (progressId: number, path: string = window.location.pathname): void =>
	put({ progressId, path });

export const forgetFinished = (): void => put(null);

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

export const useFinished = (): Finished | null => useSyncExternalStore(subscribe, () => last);
