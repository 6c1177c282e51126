import { useRef, useState } from 'react';

/** A function that stays the same object, and runs the one of the last render. */
export const useLatest = <A extends unknown[], R>(run: (...args: A) => R): ((...args: A) => R) => {
	const latest = useRef(run);
	latest.current = run;
	const [stable] = useState(
		() =>
			(...args: A): R =>
				latest.current(...args),
	);
	return stable;
};
