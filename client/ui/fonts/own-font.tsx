import { useEffect } from 'react';

/** Failed, the screen keeps the fonts of the system. */
export const loadOwnFont = (): void => void import('./own-font-faces.ts').catch(() => {});

/** The product's own font for the areas behind a sign-in, after their first paint. */
export const OwnFont = () => {
	useEffect(loadOwnFont, []);
	return null;
};
