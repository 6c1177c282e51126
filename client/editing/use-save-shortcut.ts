import { useEffect, useRef } from 'react';

/** Ctrl+S or ⌘S saves, instead of the browser's own dialog. */
export const useSaveShortcut = (save: () => void): void => {
	const latest = useRef(save);
	latest.current = save;
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			event.preventDefault();
			latest.current();
		};
		window.addEventListener('keydown', onKey);
		return () => window.removeEventListener('keydown', onKey);
	}, []);
};
