import { useEffect, useRef } from 'react';
import { goToItem } from './go-to-item.ts';
import { isDialogOpen } from './use-review-keys.ts';

const isOnItem = (): boolean => document.activeElement?.closest('[data-item]') != null;

/**
 * On arrival the current item gets the focus, after the heading of the new screen has had it; unless the address names
 * another place (`arrival.tsx`).
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
