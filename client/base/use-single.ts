import { useCallback, useRef, useState } from 'react';

/**
 * Runs one call at a time; calls during a running one, such as from a double click, are dropped. `work` reports its own
 * failures.
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
			// `work` has reported the failure.
		} finally {
			running.current = false;
			setBusy(false);
		}
	}, []);
	return { run, busy };
};
