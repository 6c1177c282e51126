import { useEffect } from 'react';

/** The serif font of a certificate on a screen: its style sheet is large, and the screen does not wait for it. */
export const useSerif = (): void => {
	useEffect(() => void import('./serif-faces.ts').catch(() => {}), []);
};
