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
		const focusHeading = (): boolean => {
			// While a screen is being loaded React keeps the one before in the page, hidden.
			const heading = [...document.querySelectorAll('h1')].find((entry) => entry.checkVisibility());
			if (!heading) return false;
			heading.tabIndex = -1;
			heading.focus({ preventScroll: true });
			return true;
		};
		// A screen whose code or data is still being loaded has its heading later.
		const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
		const frame = requestAnimationFrame(() => {
			if (!focusHeading())
				observer.observe(document.body, {
					childList: true,
					subtree: true,
					attributes: true,
					attributeFilter: ['style'],
				});
		});
		return () => {
			cancelAnimationFrame(frame);
			observer.disconnect();
		};
	}, [path]);
};
