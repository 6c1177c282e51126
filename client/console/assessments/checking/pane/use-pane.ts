import { useState, useSyncExternalStore } from 'react';
import { goToItem } from '#client/console/assessments/checking/go-to-item.ts';
import { createPaneStore } from './pane-store.ts';

/** If the pane had the focus, returns it to the current item. */
const leavePane = (): void => {
	if (!document.activeElement?.closest('[data-pane]')) return;
	const current = document.querySelector<HTMLElement>('[data-item][data-current="true"]');
	if (current) goToItem(Number(current.dataset.item));
};

/** The documents pane of a check; it stays open from one sub-category to the next. */
export const usePane = () => {
	const [store] = useState(createPaneStore);
	const isOpen = useSyncExternalStore(store.subscribe, () => store.get().isOpen);
	const close = (): void => {
		leavePane();
		store.set({ isOpen: false });
	};
	return { store, isOpen, close, toggle: () => (isOpen ? close() : store.set({ isOpen: true })) };
};
