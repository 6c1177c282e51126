import { useRef, useState } from 'react';
import type { ItemActs } from './check-item.tsx';

/** Referentially stable callbacks, so that memoised items re-render only when their values change. */
export const useStableActs = (acts: ItemActs): ItemActs => {
	const latest = useRef(acts);
	latest.current = acts;
	const [stable] = useState<ItemActs>(() => ({
		rate: (...told) => latest.current.rate(...told),
		note: (...told) => latest.current.note(...told),
		enter: (id) => latest.current.enter(id),
		openMemo: (id) => latest.current.openMemo(id),
		keepMemo: (...told) => latest.current.keepMemo(...told),
		leaveMemo: (id) => latest.current.leaveMemo(id),
		showFile: (path) => latest.current.showFile(path),
	}));
	return stable;
};
