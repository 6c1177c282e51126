/** State of the documents pane, outside of React: a rating must not re-render the pane, nor the pane the ratings. */

export type PaneState = {
	isOpen: boolean;
	/** The chosen file; null for the first one of the current question. */
	filePath: string | null;
	questionId: number | null;
	/** Whether the memo of the current item is editable. */
	canCite: boolean;
};

/** Inserts text into the memo of the current item. */
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
		/** Set by the mounted review. */
		cite: { current: null as Cite | null },
		/** Set by the open pane: returns the citation of what it shows, or null. */
		cited: { current: null as (() => string | null) | null },
		/** Shows a file in the separate window; returns false if none is open. */
		showInWindow: { current: null as ((path: string) => boolean) | null },
	};
};

export type PaneStore = ReturnType<typeof createPaneStore>;

/** Shows a file in the separate window if there is one, otherwise in the pane. */
export const showFile = (store: PaneStore, filePath: string): void => {
	if (store.showInWindow.current?.(filePath)) store.set({ filePath });
	else store.set({ isOpen: true, filePath });
};

/** Cites what the pane shows; does nothing if it is closed. */
export const citeShown = (store: PaneStore): void => {
	const text = store.cited.current?.();
	if (text) store.cite.current?.(text);
};
