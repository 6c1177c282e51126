import { useState } from 'react';

const createQueue = () => {
	let last: Promise<unknown> = Promise.resolve();
	return {
		/** Runs `work` after everything enqueued before has ended. */
		run: <R>(work: () => Promise<R>): Promise<R> => {
			const next = last.then(work);
			last = next.catch(() => {});
			return next;
		},
		/** Resolves once everything enqueued so far has ended. */
		settled: (): Promise<unknown> => last,
	};
};

/** Runs saves one at a time, since the response of one has the version for the next. */
export const useQueue = () => useState(createQueue)[0];
