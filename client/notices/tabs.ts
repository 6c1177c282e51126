import type { InboxArea } from './calls.ts';

/** What the tabs of a person tell each other: that something was read. */

const channels = new Map<InboxArea, BroadcastChannel>();

/** One for the page, which does not hear itself; null where the browser has none. */
const channelOf = (area: InboxArea): BroadcastChannel | null => {
	if (typeof BroadcastChannel === 'undefined') return null;
	const channel = channels.get(area) ?? new BroadcastChannel(`notices:${area}`);
	channels.set(area, channel);
	return channel;
};

export const tellOtherTabs = (area: InboxArea): void => channelOf(area)?.postMessage('read');

/** Returns what ends it. */
export const listenToOtherTabs = (area: InboxArea, onRead: () => void): (() => void) => {
	const channel = channelOf(area);
	channel?.addEventListener('message', onRead);
	return () => channel?.removeEventListener('message', onRead);
};
