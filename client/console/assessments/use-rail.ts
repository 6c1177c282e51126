import { useEffect, useLayoutEffect, useRef } from 'react';

/** Space between a rail and the edges of the window. */
const EDGE_PX = 16;

const showCurrent = (rail: HTMLElement): void => {
	const link = rail.querySelector<HTMLElement>('[aria-current]');
	if (!link) return;
	const [frame, place] = [rail.getBoundingClientRect(), link.getBoundingClientRect()];
	if (place.top < frame.top) rail.scrollTop -= frame.top - place.top;
	else if (place.bottom > frame.bottom) rail.scrollTop += place.bottom - frame.bottom;
};

/** The height from where something sticky begins to the lower edge of the window. */
export const fittedHeight = (top: number): number => window.innerHeight - Math.max(EDGE_PX, top) - EDGE_PX;

/** Ends the rail above the lower edge of the window, wherever it begins: before the page is scrolled it begins lower. */
const fitHeight = (rail: HTMLElement): void => {
	rail.style.maxHeight = `${fittedHeight(rail.getBoundingClientRect().top)}px`;
};

/**
 * A rail of links beside a long screen, which scrolls to the current link when that changes. `fits`: its height is
 * bound to the window.
 */
export const useRail = (current: number | string, { fits }: { fits: boolean }) => {
	const rail = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it reads the mark of the current link, which changes with it
	useLayoutEffect(() => {
		// Just before it is painted: measured here, the whole page would be laid out once more.
		const frame = requestAnimationFrame(() => {
			if (!rail.current) return;
			if (fits) fitHeight(rail.current);
			showCurrent(rail.current);
		});
		return () => cancelAnimationFrame(frame);
	}, [current]);
	useEffect(() => {
		if (!fits) return;
		const fit = (): void => {
			if (rail.current) fitHeight(rail.current);
		};
		window.addEventListener('scroll', fit, { passive: true });
		window.addEventListener('resize', fit);
		return () => {
			window.removeEventListener('scroll', fit);
			window.removeEventListener('resize', fit);
		};
	}, [fits]);
	return rail;
};
