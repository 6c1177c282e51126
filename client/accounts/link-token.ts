import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';

const subscribe = (onChange: () => void): (() => void) => {
	window.addEventListener('hashchange', onChange);
	return () => window.removeEventListener('hashchange', onChange);
};

/**
 * The token of a mailed link: in the fragment, which browsers never send to a server; in links of former versions in the query.
 * Empty if there is none.
 */
export const useLinkToken = (): string => {
	const [parameters] = useSearchParams();
	const hash = useSyncExternalStore(subscribe, () => window.location.hash);
	return new URLSearchParams(hash.slice(1)).get('token') ?? parameters.get('token') ?? '';
};
