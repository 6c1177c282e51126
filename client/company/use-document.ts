import { useEffect } from 'react';
import { failureOf } from '#client/api/failure.ts';
import { reactToLoad } from '#client/api/reactions.ts';

type Query<T> = { data: { data: T } | undefined; error: unknown };

/**
 * A report, proposal or certificate. On 404 the screen links to the assessment, as the specification says, instead of
 * redirecting to the not-found page; other failures are handled as usual.
 */
export const useDocument = <T>({ data, error }: Query<T>): { document: T | null; isMissing: boolean } => {
	const failure = error ? failureOf(error) : null;
	const isMissing = failure?.status === 404 && !data;
	// A background refetch that fails without a connection keeps the cached document.
	const isHarmless = isMissing || (failure?.status === 0 && data !== undefined);
	useEffect(() => {
		if (error && !isHarmless) reactToLoad(error);
	}, [error, isHarmless]);
	return { document: data?.data ?? null, isMissing };
};
