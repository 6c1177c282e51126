/** What the pane of documents shows beside a check, apart from React: ratings are drawn without it, and it without them. */

export type PaneState = {
	isOpen: boolean;
	/** The file that was chosen; null for the first of the question. */
	filePath: string | null;
	/** The question of the current item. */
	questionId: number | null;
	/** Whether something can be written into the memo of the current item. */
	canCite: boolean;
};

/** Writes into the memo of the current item. */
export type Cite = (text: string) => void;

const CLOSED: PaneState = { isOpen: false, filePath: null, questionId: null, canCite: false };

export const createPaneStore = () => {
	let state = CLOSED;
	const listeners = new Set<() => void>();
	return {
		get: (): PaneState => state,
		subscribe: (listener: () => void): (() => void) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		set: (part: Partial<PaneState>): void => {
			const next = { ...state, ...part };
			const isSame = (Object.keys(next) as (keyof PaneState)[]).every((key) => next[key] === state[key]);
			if (isSame) return;
			state = next;
			for (const listener of listeners) listener();
		},
		/** Set by the review that is on the screen. */
		cite: { current: null as Cite | null },
		/** Set by the pane: what stands in it, as it is cited. */
		cited: { current: null as (() => string | null) | null },
		/** Shows a file in the window of its own, where there is one. Says whether there is. */
		showInWindow: { current: null as ((path: string) => boolean) | null },
	};
};

export type PaneStore = ReturnType<typeof createPaneStore>;

/** Shows a file, in the pane or in its window. */
export const showFile = (store: PaneStore, filePath: string): void => {
	if (store.showInWindow.current?.(filePath)) store.set({ filePath });
	else store.set({ isOpen: true, filePath });
};

/** Cites what stands in the pane; nothing where none is open. */
export const citeShown = (store: PaneStore): void => {
	const text = store.cited.current?.();
	if (text) store.cite.current?.(text);
};
