import { useDeferredValue, useMemo, useRef } from 'react';
import { areSameMarks, type Marks, marksOf, NO_MARKS, type Problems, problemsOf } from './problems.ts';
import type { Paper } from './state.ts';
import { useSentence } from './use-sentence.ts';

/** A refused save: what it wanted, and what the server found. */
export type Refused = { isPublishing: boolean; fromServer: Problems };

/**
 * The marks of a refused save, which follow what is typed; deferred, so that validation does not slow down typing. They
 * stay the same object while they say the same: what shows them is rendered only when they change.
 */
export const useMarks = (paper: Paper, refused: Refused | null, isPremium: boolean): Marks => {
	const sentence = useSentence();
	const shown = useRef<Marks>(NO_MARKS);
	const settled = useDeferredValue(paper);
	return useMemo(() => {
		if (!refused) return NO_MARKS;
		const own = problemsOf(settled, { isPremium, isPublishing: refused.isPublishing, sentence });
		const marks = marksOf(settled.nodes, { ...refused.fromServer, ...own });
		if (!areSameMarks(marks, shown.current)) shown.current = marks;
		return shown.current;
	}, [refused, settled, isPremium, sentence]);
};
