import { type ReactNode, useLayoutEffect } from 'react';

const LONGEST_WAIT_MS = 800;

/**
 * Shows the first screen once its letters are there. The font comes in slices, each of which would move the text that
 * stands already; a slow line gets the system's font after a moment.
 */
export const FirstPaint = ({ root, children }: { root: HTMLElement; children: ReactNode }) => {
	useLayoutEffect(() => {
		const show = (): void => void root.style.removeProperty('visibility');
		const timer = setTimeout(show, LONGEST_WAIT_MS);
		// Measuring lays the text out, which is what asks for the font.
		root.getBoundingClientRect();
		void document.fonts.ready.then(show);
		return () => clearTimeout(timer);
	}, [root]);
	return children;
};
