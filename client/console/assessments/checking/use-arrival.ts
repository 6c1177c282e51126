import { useEffect, useRef } from 'react';
import { goToItem, showItem } from './go-to-item.ts';
import { isDialogOpen } from './use-review-keys.ts';

const isOnItem = (): boolean => document.activeElement?.closest('[data-item]') != null;

/**
 * Focuses the current item when the screen opens, two frames later, since navigation focuses the heading first. With a
 * hash in the URL `arrival.tsx` does it.
 */
export const useArrival = (currentId: number | null): void => {
	const latest = useRef(currentId);
	latest.current = currentId;
	useEffect(() => {
		const arrive = (): void => {
			if (window.location.hash !== '') return;
			if (latest.current !== null && !isOnItem() && !isDialogOpen()) goToItem(latest.current);
		};
		let frame = requestAnimationFrame(() => {
			frame = requestAnimationFrame(arrive);
		});
		return () => cancelAnimationFrame(frame);
	}, []);
};

/**
 * Keeps the current item in sight when the pane opens: the ratings get narrower, and what stood on the screen moves down.
 * Two frames later, since the pane is measured in the first.
 */
export const useShownBesidePane = (hasPane: boolean, currentId: number | null): void => {
	const latest = useRef(currentId);
	latest.current = currentId;
	useEffect(() => {
		if (!hasPane) return;
		const show = (): void => {
			if (latest.current !== null) showItem(latest.current);
		};
		let frame = requestAnimationFrame(() => {
			frame = requestAnimationFrame(show);
		});
		return () => cancelAnimationFrame(frame);
	}, [hasPane]);
};
