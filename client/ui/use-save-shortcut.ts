import { useLayoutEffect, useRef } from 'react';

/** Stack of handlers, innermost last: an open dialog takes precedence over the screen below. */
const open: object[] = [];

/** Ctrl+S or ⌘S calls `save` instead of the browser's dialog; null leaves the keys to the browser. */
export const useSaveShortcut = (save: (() => void) | null): void => {
	const latest = useRef(save);
	latest.current = save;
	const isOn = save !== null;
	// A passive effect would lose keys that are pressed as soon as the screen is seen.
	useLayoutEffect(() => {
		if (!isOn) return;
		open.push(latest);
		const onKey = (event: KeyboardEvent): void => {
			if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			event.preventDefault();
			if (open.at(-1) === latest) latest.current?.();
		};
		window.addEventListener('keydown', onKey);
		return () => {
			open.splice(open.indexOf(latest), 1);
			window.removeEventListener('keydown', onKey);
		};
	}, [isOn]);
};
