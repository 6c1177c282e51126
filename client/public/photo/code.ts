declare global {
	interface Window {
		/** Taken out of the address by `boot.ts`. */
		kyoseiCode?: string;
	}
}

/** Kept here alone, so that neither a reload nor somebody who looks at the phone's history gets it. */
let code: string | null = null;

/** The code that the page was opened with; null for none. Takes it out of the address, where it still is. */
export const takeCode = (): string | null => {
	const { hash, pathname, search } = location;
	if (hash) history.replaceState(history.state, '', pathname + search);
	code = hash.slice(1) || window.kyoseiCode || code;
	delete window.kyoseiCode;
	return code;
};
