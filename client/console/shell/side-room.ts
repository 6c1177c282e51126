import { useEffect, useSyncExternalStore } from 'react';

/** Screens that need the room of the sidebar, such as a check with documents beside it. */

let wanted = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
	wanted += by;
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** Folds the sidebar while `isWanted`, on windows that are not wide enough for both. */
export const useSideRoom = (isWanted: boolean): void => {
	useEffect(() => {
		if (!isWanted) return;
		change(1);
		return () => change(-1);
	}, [isWanted]);
};

const WIDE = '(min-width: 1680px)';

export const useIsRoomWanted = (): boolean =>
	useSyncExternalStore(subscribe, () => wanted > 0 && !window.matchMedia(WIDE).matches);
