import { useEffect } from 'react';

const ACTS = ['pointerdown', 'keydown', 'wheel'];

export const findById = (name: string): HTMLElement | null => document.getElementById(name);

/** Screen readers start at the heading of a section. It gets no frame, unlike the section. */
export const goTo = (target: HTMLElement): void => {
	target.scrollIntoView({ block: 'center' });
	const taker = target.querySelector<HTMLElement>('h2, h3') ?? target;
	taker.tabIndex = -1;
	taker.focus({ preventScroll: true });
};

/**
 * Calls `go` with an element once `find` finds it, unless the user has moved on.
 * @returns stops waiting
 */
export const onceRendered = (find: () => HTMLElement | null, go: (target: HTMLElement) => void): (() => void) => {
	const look = (): void => {
		const target = find();
		if (!target) return;
		stop();
		// After every navigation has focused the heading of the screen.
		requestAnimationFrame(() => requestAnimationFrame(() => go(target)));
	};
	const observer = new MutationObserver(look);
	const stop = (): void => {
		observer.disconnect();
		for (const type of ACTS) window.removeEventListener(type, stop, true);
	};
	for (const type of ACTS) window.addEventListener(type, stop, true);
	observer.observe(document.body, { childList: true, subtree: true });
	look();
	return stop;
};

/** Scrolls to the element named by the URL's hash and focuses it once it is rendered. `find` looks it up. */
export const useGoToHash = (find: (name: string) => HTMLElement | null): void => {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened
	useEffect(() => {
		const name = window.location.hash.slice(1);
		if (name === '') return;
		return onceRendered(() => find(name), goTo);
	}, []);
};
