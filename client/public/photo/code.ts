declare global {
	interface Window {
		/** Moved here from the URL by `boot.ts`. */
		kyoseiCode?: string;
	}
}

/** In memory only, so that neither a reload nor the browser history reveals it. */
let code: string | null = null;

/** The code that the page was opened with; null for none. Removes it from the URL if still there. */
export const takeCode = (): string | null => {
	const { hash, pathname, search } = location;
	if (hash) history.replaceState(history.state, '', pathname + search);
	code = hash.slice(1) || window.kyoseiCode || code;
	delete window.kyoseiCode;
	return code;
};
