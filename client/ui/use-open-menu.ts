import { type RefObject, useEffect, useState } from 'react';

type Place = { top: number; left: number };

/** Positions the list below its button, or above it near the bottom edge, within the viewport. */
const placeOf = (button: DOMRect, count: number): Place => {
	const height = count * 44 + 18;
	const top = button.bottom + height > window.innerHeight ? Math.max(8, button.top - height - 4) : button.bottom + 4;
	return { top, left: Math.max(8, Math.min(button.left, window.innerWidth - 328)) };
};

const isInView = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

type Elements = { root: RefObject<HTMLElement | null>; button: RefObject<HTMLElement | null> };

/**
 * Opens and closes the list of a menu; `place` is null while it is closed. The open list gets the focus, follows its
 * button when the page scrolls, and closes on a press elsewhere or once the button is out of view.
 */
export const useOpenMenu = ({ root, button }: Elements, count: number) => {
	const [place, setPlace] = useState<Place | null>(null);
	const isOpen = place !== null;

	useEffect(() => {
		if (!isOpen) return;
		root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
		const dismiss = (event: Event): void => {
			if (event.target instanceof Node && root.current?.contains(event.target)) return;
			setPlace(null);
		};
		// Moves the list with its button. A scroll event may still arrive after the click that opened the list.
		const follow = (): void => {
			const rect = button.current?.getBoundingClientRect();
			setPlace(rect && isInView(rect) ? placeOf(rect, count) : null);
		};
		document.addEventListener('pointerdown', dismiss);
		window.addEventListener('scroll', follow, true);
		window.addEventListener('resize', follow);
		return () => {
			document.removeEventListener('pointerdown', dismiss);
			window.removeEventListener('scroll', follow, true);
			window.removeEventListener('resize', follow);
		};
	}, [isOpen, count, root, button]);

	return {
		place,
		toggle: (): void => {
			const rect = button.current?.getBoundingClientRect();
			setPlace(isOpen || !rect ? null : placeOf(rect, count));
		},
		close: (returnFocus: boolean): void => {
			setPlace(null);
			if (returnFocus) button.current?.focus();
		},
	};
};
