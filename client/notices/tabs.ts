import type { InboxArea } from './calls.ts';

/** Tells other tabs that notices were read. */

const channels = new Map<InboxArea, BroadcastChannel>();

/** One channel per page, which does not receive its own messages; null without browser support. */
const channelOf = (area: InboxArea): BroadcastChannel | null => {
	if (typeof BroadcastChannel === 'undefined') return null;
	const channel = channels.get(area) ?? new BroadcastChannel(`notices:${area}`);
	channels.set(area, channel);
	return channel;
};

export const tellOtherTabs = (area: InboxArea): void => channelOf(area)?.postMessage('read');

/** Returns an unsubscribe function. */
export const listenToOtherTabs = (area: InboxArea, onRead: () => void): (() => void) => {
	const channel = channelOf(area);
	channel?.addEventListener('message', onRead);
	return () => channel?.removeEventListener('message', onRead);
};
