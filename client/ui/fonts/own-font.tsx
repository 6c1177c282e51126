import { useEffect } from 'react';

/** On failure the screen keeps the system's fonts. */
export const loadOwnFont = (): void => void import('./own-font-faces.ts').catch(() => {});

/** Loads the product's own font for the areas behind a sign-in, after their first paint. */
export const OwnFont = () => {
	useEffect(loadOwnFont, []);
	return null;
};
