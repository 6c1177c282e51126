import { z } from 'zod';
import { consolePaths } from '#client/base/console-paths.ts';

/**
 * Where the overview was left: its filters, and the link that was followed. The lists behind its figures lead back there. Of this tab,
 * also after a reload.
 */

const KEY = 'programme-overview';

/** One link of the overview; several may lead to the same list. */
const followedLink = z.object({ href: z.string(), nth: z.int(), part: z.string().nullable() });
export type FollowedLink = z.output<typeof followedLink>;

/** The state of a history entry of the overview that was left by a link. */
const leftState = z.object({ followed: followedLink });

const place = z.object({ search: z.string(), followed: followedLink.nullable() });
type Place = z.output<typeof place>;

const NOWHERE: Place = { search: '', followed: null };

const read = (): Place => {
	try {
		return place.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
	} catch {
		// Nothing is stored, or storage is disabled: the way back then leads to the figures of all companies.
		return NOWHERE;
	}
};

const write = (changed: Partial<Place>): void => {
	try {
		sessionStorage.setItem(KEY, JSON.stringify({ ...read(), ...changed }));
	} catch {
		// Storage may be disabled.
	}
};

/** @param search query string of the overview */
export const rememberOverview = (search: string): void => write({ search });

/** Kept in the entry of the browser's history, for its way back, and for the links back of the lists. */
export const rememberLink = (followed: FollowedLink): void => {
	history.replaceState({ ...history.state, followed }, '');
	write({ followed });
};

/** The link by which the overview of this history entry was left; null if it is opened anew. */
export const followedHere = (): FollowedLink | null => leftState.safeParse(history.state).data?.followed ?? null;

/** Where a link back leads. */
export const overviewPath = (): string => {
	const { search } = read();
	return search ? `${consolePaths.programme}?${search}` : consolePaths.programme;
};

/** The history state for a link back, by which the overview shows the followed link again. */
export const overviewState = (): z.input<typeof leftState> | null => {
	const { followed } = read();
	return followed && { followed };
};
