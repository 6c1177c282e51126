import { useState } from 'react';

const createQueue = () => {
	let last: Promise<unknown> = Promise.resolve();
	return {
		/** Runs once everything before has ended. */
		run: <R>(work: () => Promise<R>): Promise<R> => {
			const next = last.then(work);
			last = next.catch(() => {});
			return next;
		},
		/** Resolves once everything that was started so far has ended. */
		settled: (): Promise<unknown> => last,
	};
};

/** One save at a time: the version of the next is known when the last has ended. */
export const useQueue = () => useState(createQueue)[0];
