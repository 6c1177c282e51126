import { useCallback, useRef, useState } from 'react';

/** `useReducer` whose current state can be read at any time, for example by a save that an earlier render started. */
export const useLatestReducer = <S, A>(reduce: (state: S, action: A) => S, initial: () => S) => {
	const [state, setState] = useState(initial);
	const latest = useRef(state);
	const apply = useCallback(
		(action: A): void => {
			latest.current = reduce(latest.current, action);
			setState(latest.current);
		},
		[reduce],
	);
	const read = useCallback((): S => latest.current, []);
	return { state, read, apply };
};
