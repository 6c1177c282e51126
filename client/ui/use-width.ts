import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in pixels, which starts as `initial` and follows the element. */
export const useWidth = <Element extends HTMLElement>(initial: number): [RefCallback<Element>, number] => {
	const [width, setWidth] = useState(initial);
	const measure = useCallback(
		(element: Element) => {
			setWidth(element.clientWidth || initial);
			const observer = new ResizeObserver(() => setWidth(element.clientWidth || initial));
			observer.observe(element);
			return () => observer.disconnect();
		},
		[initial],
	);
	return [measure, width];
};
