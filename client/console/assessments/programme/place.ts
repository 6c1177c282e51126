import { consolePaths } from '#client/base/console-paths.ts';

/** Where the overview was left, with its filters: the lists behind its figures lead back there. Of this tab, also after a reload. */

const KEY = 'programme-overview';

/** @param search query string of the overview */
export const rememberOverview = (search: string): void => {
	try {
		sessionStorage.setItem(KEY, search);
	} catch {
		// Storage may be disabled: the way back then leads to the figures of all companies.
	}
};

export const overviewPath = (): string => {
	try {
		const search = sessionStorage.getItem(KEY);
		return search ? `${consolePaths.programme}?${search}` : consolePaths.programme;
	} catch {
		return consolePaths.programme;
	}
};
