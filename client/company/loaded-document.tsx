import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { reactToLoad } from '#client/api/reactions.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { failureOf } from '#client/base/failure.ts';
import { Container } from '#client/ui/layout.tsx';
import { type Load, Loading, useFirstRender } from '#client/ui/loaded.tsx';
import { FullScreenSpinner } from '#client/ui/states.tsx';

type LoadedDocumentProps<T> = {
	query: Load & { data: { data: T } | undefined };
	/** Shown on 404 instead of redirecting to the assessment. */
	missing?: ReactNode;
	children: (document: T) => ReactNode;
};

/**
 * A report, proposal or certificate. A 404 redirects to the assessment, as specified, instead of showing the not-found
 * page. Other failures are handled as usual, and shown here if they do not redirect.
 */
export const LoadedDocument = <T,>({ query, missing, children }: LoadedDocumentProps<T>) => {
	const { data, error } = query;
	const isReady = useFirstRender(data);
	const failure = error ? failureOf(error) : null;
	const isMissing = failure?.status === 404 && !data;
	// A background refetch that fails without a connection keeps the cached document.
	const isHarmless = isMissing || (failure?.status === 0 && data !== undefined);
	useEffect(() => {
		if (error && !isHarmless) reactToLoad(error);
	}, [error, isHarmless]);
	if (isMissing) return missing ?? <Redirect to={companyPaths.assessment} replace />;
	if (data && isReady) return children(data.data);
	return (
		<Container width="text">
			<Loading query={query} placeholder={<FullScreenSpinner />} />
		</Container>
	);
};
