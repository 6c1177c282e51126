import type { ReactNode } from 'react';
import { useGoToHash } from '#client/ui/go-to-hash.ts';

/** A question by the id of its heading, a check item by its own. */
const find = (name: string): HTMLElement | null =>
	name.startsWith('item-')
		? document.querySelector<HTMLElement>(`[data-item="${CSS.escape(name.slice('item-'.length))}"]`)
		: document.getElementById(name);

/** Opens a sub-category where the link points: at a question or at a check item. */
export const Arrival = ({ children }: { children: ReactNode }) => {
	useGoToHash(find);
	return children;
};
