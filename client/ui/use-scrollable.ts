import { type RefObject, useLayoutEffect, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

type Scrollable = {
	/** Whether the content is taller than the box. */
	isScrollable: boolean;
	/** Whether it is so and holds no control: then the box itself must take the focus to be scrolled by keyboard. */
	needsFocus: boolean;
};

const measured = (box: HTMLElement): Scrollable => {
	const isScrollable = box.scrollHeight > box.clientHeight + 1;
	return { isScrollable, needsFocus: isScrollable && box.querySelector(FOCUSABLE) === null };
};

/** Whether a box scrolls; its only child holds the content. */
export const useScrollable = (box: RefObject<HTMLElement | null>): Scrollable => {
	const [state, setState] = useState<Scrollable>({ isScrollable: false, needsFocus: false });
	useLayoutEffect(() => {
		const { current } = box;
		if (!current) return;
		const observer = new ResizeObserver(() => {
			const next = measured(current);
			setState((before) =>
				before.isScrollable === next.isScrollable && before.needsFocus === next.needsFocus ? before : next,
			);
		});
		observer.observe(current);
		if (current.firstElementChild) observer.observe(current.firstElementChild);
		return () => observer.disconnect();
	}, [box]);
	return state;
};
