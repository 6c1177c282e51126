/** State of the pane of documents and requests, outside of React: a rating must not re-render the pane, nor the pane the ratings. */

type PaneTab = 'documents' | 'requests';

/** A question to request evidence on; it stays whole when another sub-category is opened. */
export type AskedQuestion = {
	id: number;
	name: string;
	content: string;
	subCategory: string;
	/** The suggested text. */
	ready: string;
};

/** What the tab of requests shows; a new one without a question is on the assessment as a whole. */
export type ShownRequests =
	| { kind: 'list' }
	| { kind: 'new'; question: AskedQuestion | null }
	/** The question has an open request: that is shown before another one is written. */
	| { kind: 'again'; question: AskedQuestion }
	| { kind: 'one'; requestId: number };

/** One object, since a state that is the same tells nobody. */
export const LIST: ShownRequests = { kind: 'list' };

export type PaneState = {
	isOpen: boolean;
	tab: PaneTab;
	requests: ShownRequests;
	/** Whether the pane was open before the requests were. */
	wasOpen: boolean;
	/** The chosen file; null for the first one of the current question. */
	filePath: string | null;
	questionId: number | null;
	/** Whether the memo of the current item is editable. */
	canCite: boolean;
};

/** Inserts text into the memo of the current item. */
export type Cite = (text: string) => void;

const CLOSED: PaneState = {
	isOpen: false,
	tab: 'documents',
	requests: LIST,
	wasOpen: false,
	filePath: null,
	questionId: null,
	canCite: false,
};

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
		/** Set by the mounted review: requests evidence on the current question. */
		ask: { current: null as (() => void) | null },
		/** Where the requests were opened from, to which the focus returns. */
		cameFrom: { current: null as Element | null },
		/** Whether the focus is still to be moved into the requests. */
		isArriving: { current: false },
		/** Counts what was opened in the tab of requests, or is being loaded for it. */
		opened: { current: 0 },
	};
};

export type PaneStore = ReturnType<typeof createPaneStore>;

/** Shows a file in the separate window if there is one, otherwise in the pane. */
export const showFile = (store: PaneStore, filePath: string): void => {
	if (store.showInWindow.current?.(filePath)) store.set({ filePath });
	else store.set({ isOpen: true, filePath });
};

/** Opens the tab of requests, and moves the focus into it. */
export const showRequests = (store: PaneStore, requests: ShownRequests): void => {
	const { isOpen, tab } = store.get();
	if (!isOpen || tab === 'documents') {
		store.cameFrom.current = document.activeElement;
		store.set({ wasOpen: isOpen });
	}
	store.opened.current += 1;
	store.isArriving.current = true;
	store.set({ isOpen: true, tab: 'requests', requests });
};

/** The same, once it is loaded; not if something else was opened since. */
export const showRequestsOnceLoaded = async (store: PaneStore, load: () => Promise<ShownRequests>): Promise<void> => {
	store.opened.current += 1;
	const { current } = store.opened;
	const requests = await load();
	if (store.opened.current === current) showRequests(store, requests);
};

/** Whether the requests are being opened: the focus is still outside of them, but keys are meant for them. */
export const isArriving = (store: PaneStore): boolean => store.get().isOpen && store.isArriving.current;

/** Cites what the pane shows; does nothing if it is closed. */
export const citeShown = (store: PaneStore): void => {
	const text = store.cited.current?.();
	if (text) store.cite.current?.(text);
};
