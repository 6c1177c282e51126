import { useEffect } from 'react';

/** Loads the serif font of certificates without blocking the screen; its style sheet is large. */
export const useSerif = (): void => {
	useEffect(() => void import('./serif-faces.ts').catch(() => {}), []);
};
