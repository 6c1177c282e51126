import { type RefObject, useLayoutEffect, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

type Scrollable = {
	isScrollable: boolean;
	/** Whether it scrolls and contains no control: then the box itself must be focusable to be scrolled by keyboard. */
	needsFocus: boolean;
};

type Axis = 'x' | 'y';

const isLarger = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement, axis: Axis): boolean =>
	axis === 'x' ? scrollWidth > clientWidth + 1 : scrollHeight > clientHeight + 1;

const measured = (box: HTMLElement, axis: Axis): Scrollable => {
	const isScrollable = isLarger(box, axis);
	return { isScrollable, needsFocus: isScrollable && box.querySelector(FOCUSABLE) === null };
};

/** Whether a box scrolls along an axis; its only child is the content. */
export const useScrollable = (box: RefObject<HTMLElement | null>, axis: Axis): Scrollable => {
	const [state, setState] = useState<Scrollable>({ isScrollable: false, needsFocus: false });
	useLayoutEffect(() => {
		const { current } = box;
		if (!current) return;
		const observer = new ResizeObserver(() => {
			const next = measured(current, axis);
			setState((before) =>
				before.isScrollable === next.isScrollable && before.needsFocus === next.needsFocus ? before : next,
			);
		});
		observer.observe(current);
		if (current.firstElementChild) observer.observe(current.firstElementChild);
		return () => observer.disconnect();
	}, [box, axis]);
	return state;
};
