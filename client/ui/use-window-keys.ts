import { useLayoutEffect, useRef } from 'react';

/**
 * Handles keys pressed anywhere in the window, from the commit that shows the component on: after a passive effect, a key
 * pressed as soon as the screen is seen would be lost.
 */
export const useWindowKeys = (onKeyDown: (event: KeyboardEvent) => void): void => {
	const latest = useRef(onKeyDown);
	latest.current = onKeyDown;
	useLayoutEffect(() => {
		const handle = (event: KeyboardEvent): void => latest.current(event);
		window.addEventListener('keydown', handle);
		return () => window.removeEventListener('keydown', handle);
	}, []);
};
