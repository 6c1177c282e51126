import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After a navigation the new screen's heading is read out, and the page starts at its top. */
export const useFocusOnNavigation = (): void => {
	const [path] = useLocation();
	const first = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each new path moves the focus
	useEffect(() => {
		if (first.current) {
			first.current = false;
			return;
		}
		window.scrollTo(0, 0);
		const frame = requestAnimationFrame(() => {
			const heading = document.querySelector<HTMLElement>('h1');
			if (!heading) return;
			heading.tabIndex = -1;
			heading.focus({ preventScroll: true });
		});
		return () => cancelAnimationFrame(frame);
	}, [path]);
};
