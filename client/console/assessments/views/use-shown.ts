import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { reactToLoad } from '#client/api/reactions.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { failureOf } from '#client/base/failure.ts';

/**
 * The loaded document; null while loading. If it does not exist or cannot be loaded, redirects to the list of all
 * assessments (specification, section 8).
 */
export const useShown = <T>(
	answer: { data: T } | undefined,
	error: unknown,
	exists: (document: T) => boolean = () => true,
): T | null => {
	const [, navigate] = useLocation();
	const document = answer && exists(answer.data) ? answer.data : null;
	const isMissing = answer !== undefined && document === null;
	const failure = answer === undefined && error ? failureOf(error) : null;
	useEffect(() => {
		if (failure && (failure.status === 401 || failure.status === 403)) reactToLoad(failure);
		else if (failure || isMissing) navigate(consolePaths.allAssessments, { replace: true });
	});
	return document;
};
