import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

type PanelState = {
	root: RefObject<HTMLDivElement | null>;
	button: RefObject<HTMLButtonElement | null>;
	isOpen: boolean;
	setOpen: (isOpen: boolean) => void;
};

/** State of a panel below its button, inside a `PanelAnchor`; a click elsewhere closes it. */
export const usePanel = (): PanelState => {
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

	return { root, button, isOpen, setOpen };
};

type PanelAnchorProps = { panel: PanelState; className: string; children: ReactNode };

/** Wraps a button and its panel. Esc, and moving the focus out of both, closes the panel. */
export const PanelAnchor = ({ panel: { root, button, isOpen, setOpen }, className, children }: PanelAnchorProps) => (
	// biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys and the focus of what is in it, and is no control itself
	<div
		ref={root}
		className={className}
		onBlur={({ relatedTarget }) => {
			if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
		}}
		onKeyDown={({ key }) => {
			if (key !== 'Escape' || !isOpen) return;
			setOpen(false);
			button.current?.focus();
		}}
	>
		{children}
	</div>
);
