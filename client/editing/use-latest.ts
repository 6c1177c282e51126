import { useRef, useState } from 'react';

/** A referentially stable function that calls the function of the latest render. */
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
