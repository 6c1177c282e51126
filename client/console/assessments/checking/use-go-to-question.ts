import { useGoToHash } from '#client/ui/go-to-hash.ts';

/** Finds a question by the id of its heading, or a check item by its own id. */
const find = (name: string): HTMLElement | null =>
	name.startsWith('item-')
		? document.querySelector<HTMLElement>(`[data-item="${CSS.escape(name.slice('item-'.length))}"]`)
		: document.getElementById(name);

/** Scrolls to the question or check item in the URL's hash. */
export const useGoToQuestion = (): void => useGoToHash(find);
