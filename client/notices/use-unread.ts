import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { AT_ONCE, api } from '#client/api/client.ts';
import { type InboxArea, noticeCalls, noticeUtils } from './calls.ts';
import { listenToOtherTabs } from './tabs.ts';

/** Polling interval while the page is visible; also refetched on focus. */
const EVERY_MS = 60_000;

/** Number of unread notices, a group counted as one; undefined until known, and after failures, since no screen depends on it. */
export const useUnread = (area: InboxArea): number | undefined =>
	noticeCalls(area).unreadCount.useQuery(undefined, {
		refetchInterval: EVERY_MS,
		// Always refetched when returning to the tab.
		staleTime: 0,
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	}).data?.data.unread_groups;

/** Refetches on every navigation, and when another tab has read notices. */
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
