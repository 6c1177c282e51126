import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query; for screens of a browser only, not for pages that the server renders. */
export const useMedia = (query: string): boolean => {
	const subscribe = useCallback(
		(listener: () => void) => {
			const list = window.matchMedia(query);
			list.addEventListener('change', listener);
			return () => list.removeEventListener('change', listener);
		},
		[query],
	);
	return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};
