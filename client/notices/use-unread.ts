import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { AT_ONCE, api } from '#client/api/client.ts';
import { type InboxArea, noticeCalls, noticeUtils } from './calls.ts';
import { listenToOtherTabs } from './tabs.ts';

/** While the page is seen; it also asks when it gets the focus. */
const EVERY_MS = 60_000;

/** How many notices are unread; undefined until it is known, and where it cannot be: no screen depends on it. */
export const useUnread = (area: InboxArea): number | undefined =>
	noticeCalls(area).unreadCount.useQuery(undefined, {
		refetchInterval: EVERY_MS,
		// Whoever comes back to the tab sees what came a moment ago.
		staleTime: 0,
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	}).data?.data.unread;

/** Counts anew on every screen, and when another tab has read something. */
export const useFreshCount = (area: InboxArea): void => {
	const utils = api.useUtils();
	const [path] = useLocation();
	const counted = useRef(path);
	useEffect(() => {
		if (counted.current === path) return;
		counted.current = path;
		void noticeUtils(utils, area).unreadCount.invalidate();
	}, [path, utils, area]);
	useEffect(() => listenToOtherTabs(area, () => void noticeUtils(utils, area).invalidate()), [utils, area]);
};
