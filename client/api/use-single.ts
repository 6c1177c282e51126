import { useCallback, useRef, useState } from 'react';

/**
 * Runs one at a time: what is asked for meanwhile, such as by the second half of a double click, is dropped. Failures
 * are reported where calls are made.
 */
export const useSingle = <A extends unknown[]>(work: (...args: A) => Promise<unknown>) => {
	const latest = useRef(work);
	latest.current = work;
	const running = useRef(false);
	const [busy, setBusy] = useState(false);
	const run = useCallback(async (...args: A): Promise<void> => {
		if (running.current) return;
		running.current = true;
		setBusy(true);
		try {
			await latest.current(...args);
		} catch {
			// Said by the reactions to a failed call; what was typed stays.
		} finally {
			running.current = false;
			setBusy(false);
		}
	}, []);
	return { run, busy };
};
