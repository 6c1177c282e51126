import { useState } from 'react';

const createQueue = () => {
	let last: Promise<unknown> = Promise.resolve();
	let waiting = 0;
	return {
		/** Runs once everything before has ended. */
		run: <R>(work: () => Promise<R>): Promise<R> => {
			waiting += 1;
			const next = last.then(work).finally(() => {
				waiting -= 1;
			});
			last = next.catch(() => {});
			return next;
		},
		/** Resolves once everything that was started so far has ended. */
		settled: (): Promise<unknown> => last,
		isBusy: (): boolean => waiting > 0,
	};
};

/** One save at a time: the version of the next is known when the last has ended. */
export const useQueue = () => useState(createQueue)[0];
