import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** A panel below its button: Esc, a click elsewhere and a focus that leaves it close it. */
export const usePanel = () => {
	const root = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);

	useEffect(() => {
		if (!isOpen) return;
		const dismiss = (event: Event): void => {
			if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false);
		};
		document.addEventListener('pointerdown', dismiss);
		return () => document.removeEventListener('pointerdown', dismiss);
	}, [isOpen]);

	return {
		root,
		button,
		isOpen,
		setOpen,
		/** Of the element around both. */
		onBlur: (event: FocusEvent): void => {
			if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
		},
		onKeyDown: (event: KeyboardEvent): void => {
			if (event.key !== 'Escape' || !isOpen) return;
			setOpen(false);
			button.current?.focus();
		},
	};
};
