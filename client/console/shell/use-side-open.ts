import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsRoomWanted } from './side-room.ts';

const STORAGE_KEY = 'console-sidebar';
/** On narrower windows the sidebar starts collapsed. */
const MIN_OPEN_WIDTH_PX = 1280;
/** Where it lies over the screen, as a menu that is opened for one choice. */
const COVERS = '(max-width: 767px)';

const covers = (): boolean => window.matchMedia(COVERS).matches;

const readOpen = (): boolean => {
	if (covers()) return false;
	try {
		return (
			(localStorage.getItem(STORAGE_KEY) ?? (window.innerWidth >= MIN_OPEN_WIDTH_PX ? 'open' : 'closed')) === 'open'
		);
	} catch {
		return true;
	}
};

const rememberOpen = (isOpen: boolean): void => {
	if (covers()) return;
	try {
		localStorage.setItem(STORAGE_KEY, isOpen ? 'open' : 'closed');
	} catch {
		// Storage may be disabled: the state is then not remembered.
	}
};

/** Closes what lies over the screen: by Esc, by a click beside it, and when the focus moves on. */
const useCover = (side: RefObject<HTMLElement | null>, isOpen: boolean, close: (byKey: boolean) => void): void => {
	const latest = useRef(close);
	latest.current = close;
	useEffect(() => {
		if (!isOpen) return;
		const onKeyDown = (event: KeyboardEvent): void => {
			if (event.key === 'Escape' && !event.defaultPrevented && covers()) latest.current(true);
		};
		const onLeave = ({ target }: Event): void => {
			if (covers() && target instanceof Node && !side.current?.contains(target)) latest.current(false);
		};
		document.addEventListener('keydown', onKeyDown);
		document.addEventListener('pointerdown', onLeave);
		document.addEventListener('focusin', onLeave);
		return () => {
			document.removeEventListener('keydown', onKeyDown);
			document.removeEventListener('pointerdown', onLeave);
			document.removeEventListener('focusin', onLeave);
		};
	}, [isOpen, side]);
};

/** Whether the sidebar is open: remembered on wide windows; on a phone a menu that closes on a choice. */
export const useSideOpen = (toggle: RefObject<HTMLElement | null>) => {
	const [isOpen, setOpen] = useState(readOpen);
	const side = useRef<HTMLElement>(null);
	const isRoomWanted = useIsRoomWanted();
	useEffect(() => setOpen(isRoomWanted ? false : readOpen()), [isRoomWanted]);
	useCover(side, isOpen, (byKey) => {
		setOpen(false);
		if (byKey) toggle.current?.focus();
	});
	return {
		side,
		isOpen,
		switchOpen: (): void => {
			rememberOpen(!isOpen);
			setOpen(!isOpen);
		},
		/** A link of it was followed. */
		chosen: (): void => {
			if (covers()) setOpen(false);
		},
	};
};
