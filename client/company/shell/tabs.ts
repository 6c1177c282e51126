import { useRef } from 'react';
import { companyPaths } from '#client/base/company-paths.ts';

/** The tab that a page belongs to. */

export const TABS = [
	{ key: 'assessment', to: companyPaths.assessment },
	{ key: 'profile', to: companyPaths.profile },
	{ key: 'history', to: companyPaths.history },
] as const;

type Tab = (typeof TABS)[number]['key'];

const isBelow = (path: string, ...roots: readonly string[]): boolean =>
	roots.some((root) => path === root || path.startsWith(`${root}/`));

/** Opened from the current assessment and from the history. */
const SHARED = [
	'/app/assessment-results',
	'/app/improvement-proposals',
	'/app/improvement-plans',
	companyPaths.certificate,
] as const;

/** `last` is the tab from which the page was opened; a link from outside is about the current assessment. */
export const tabOf = (path: string, last: Tab | null): Tab | null => {
	if (isBelow(path, companyPaths.assessment, companyPaths.evidenceRequests, '/app/objections', companyPaths.records))
		return 'assessment';
	if (isBelow(path, companyPaths.profile, companyPaths.companyInfo)) return 'profile';
	if (isBelow(path, companyPaths.history)) return 'history';
	if (isBelow(path, ...SHARED)) return last === 'history' ? 'history' : 'assessment';
	return null;
};

export const useTab = (path: string): Tab | null => {
	const last = useRef<Tab | null>(null);
	const tab = tabOf(path, last.current);
	last.current = tab;
	return tab;
};
