import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** On failure the screen keeps the system's fonts. */
export const loadOwnFont = (): void => void import('./own-font-faces.ts').catch(() => {});

/** How long nothing is fetched once a screen has its data. */
const SETTLED_MS = 300;

/**
 * Loads the product's own font for the areas behind a sign-in once the first screen has its data, which its slices would
 * otherwise delay: up to half a megabyte, ahead of calls in the browser's order.
 */
export const OwnFont = () => {
	const isFetching = useIsFetching() > 0;
	const [hasFetched, setFetched] = useState(false);
	useEffect(() => {
		if (isFetching) setFetched(true);
		if (isFetching || !hasFetched) return;
		const timer = setTimeout(loadOwnFont, SETTLED_MS);
		return () => clearTimeout(timer);
	}, [isFetching, hasFetched]);
	return null;
};
