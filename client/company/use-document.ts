import { useEffect } from 'react';
import { failureOf } from '#client/api/failure.ts';
import { reactToLoad } from '#client/api/reactions.ts';

type Query<T> = { data: { data: T } | undefined; error: unknown };

/**
 * A report, proposal or certificate. Where there is none its screen leads to the assessment, as the specification
 * says, and not to the not-found page; any other failure is reacted to as everywhere.
 */
export const useDocument = <T>({ data, error }: Query<T>): { document: T | null; isMissing: boolean } => {
	const failure = error ? failureOf(error) : null;
	const isMissing = failure?.status === 404 && !data;
	// What is shown already stays when only a refresh found no connection.
	const isHarmless = isMissing || (failure?.status === 0 && data !== undefined);
	useEffect(() => {
		if (error && !isHarmless) reactToLoad(error);
	}, [error, isHarmless]);
	return { document: data?.data ?? null, isMissing };
};
