import { useDeferredValue, useMemo, useRef } from 'react';
import { areSameMarks, type Marks, marksOf, NO_MARKS, type Problems, problemsOf } from './problems.ts';
import type { Paper } from './state.ts';
import { useSentence } from './use-sentence.ts';

/** A refused save: whether it was to publish, and the errors of the server. */
export type Refused = { isPublishing: boolean; fromServer: Problems };

/**
 * The marks of a refused save, updated while typing. Deferred, so that validation does not slow down typing, and
 * referentially stable while the result is the same.
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
