import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const ACTS = ['pointerdown', 'keydown'];

/** After a navigation, scrolls to the top and focuses the new heading, so that screen readers announce it. */
export const useFocusOnNavigation = (): void => {
	const [path] = useLocation();
	const last = useRef(path);
	useEffect(() => {
		if (last.current === path) return;
		last.current = path;
		window.scrollTo(0, 0);
		const focusHeading = (): boolean => {
			// While the new screen is suspended, React keeps the previous one in the DOM, hidden.
			const heading = [...document.querySelectorAll('h1')].find((entry) => entry.checkVisibility());
			if (!heading) return false;
			heading.tabIndex = -1;
			heading.focus({ preventScroll: true });
			return true;
		};
		// Lazy bundles and queries render the heading later. If the user moves the focus meanwhile, it stays there.
		const stop = (): void => {
			observer.disconnect();
			for (const type of ACTS) window.removeEventListener(type, stop, true);
		};
		const observer = new MutationObserver(() => focusHeading() && stop());
		for (const type of ACTS) window.addEventListener(type, stop, true);
		const frame = requestAnimationFrame(() => {
			if (focusHeading()) stop();
			else
				observer.observe(document.body, {
					childList: true,
					subtree: true,
					attributes: true,
					attributeFilter: ['style'],
				});
		});
		return () => {
			cancelAnimationFrame(frame);
			stop();
		};
	}, [path]);
};
