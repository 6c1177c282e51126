import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Number of rendered entries; grows when the end of the rendered ones comes near in `box`. */
export const useMore = (box: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>, step: number) => {
	const [count, setCount] = useState(step);
	// biome-ignore lint/correctness/useExhaustiveDependencies: an end that is still near after more was drawn is told anew
	useEffect(() => {
		const [root, target] = [box.current, end.current];
		if (!root || !target) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) startTransition(() => setCount((before) => before + step));
			},
			{ root, rootMargin: '100% 0px' },
		);
		observer.observe(target);
		return () => observer.disconnect();
	}, [box, end, step, count]);
	return count;
};
