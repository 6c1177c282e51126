import { type ReactNode, useLayoutEffect } from 'react';

const TIMEOUT_MS = 800;

/**
 * Shows the first screen once its fonts are loaded, since each font subset would cause a layout shift. After a timeout
 * it shows the system font.
 */
export const FirstPaint = ({ root, children }: { root: HTMLElement; children: ReactNode }) => {
	useLayoutEffect(() => {
		const show = (): void => void root.style.removeProperty('visibility');
		const timer = setTimeout(show, TIMEOUT_MS);
		// Forces a layout, which starts the font requests.
		root.getBoundingClientRect();
		void document.fonts.ready.then(show);
		return () => clearTimeout(timer);
	}, [root]);
	return children;
};
