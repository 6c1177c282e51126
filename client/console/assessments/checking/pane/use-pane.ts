import { useState, useSyncExternalStore } from 'react';
import { goToItem } from '#client/console/assessments/checking/go-to-item.ts';
import { createPaneStore, LIST, type PaneStore } from './pane-store.ts';

const isInPane = (): boolean => document.activeElement?.closest('[data-pane]') != null;

const currentItem = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-item][data-current="true"]');

/** If the pane has the focus, returns it to where the requests were opened, otherwise to the current item. */
const leavePane = ({ cameFrom }: PaneStore, change: () => void): void => {
	const { current: before } = cameFrom;
	cameFrom.current = null;
	const hadFocus = isInPane();
	change();
	// Once it is rendered: on narrow windows the pane hides what it covers.
	if (hadFocus) requestAnimationFrame(() => returnTo(before));
};

const returnTo = (before: Element | null): void => {
	if (before instanceof HTMLElement && before.isConnected && before !== document.body) return before.focus();
	const current = currentItem();
	if (current) goToItem(Number(current.dataset.item));
};

/** The pane of documents and requests; it stays open from one sub-category to the next. */
export const usePane = () => {
	const [store] = useState(createPaneStore);
	const isOpen = useSyncExternalStore(store.subscribe, () => store.get().isOpen);
	const tab = useSyncExternalStore(store.subscribe, () => store.get().tab);
	const close = (): void => leavePane(store, () => store.set({ isOpen: false, tab: 'documents', requests: LIST }));
	return {
		store,
		isOpen,
		hasRequests: isOpen && tab === 'requests',
		close,
		/** Leaves the requests: the pane is as it was before. */
		leaveRequests: (): void =>
			leavePane(store, () => store.set({ isOpen: store.get().wasOpen, tab: 'documents', requests: LIST })),
		/** Opens the documents, or closes them. */
		toggle: (): void => {
			if (isOpen && tab === 'documents') close();
			else store.set({ isOpen: true, tab: 'documents' });
		},
	};
};

export type Pane = ReturnType<typeof usePane>;
