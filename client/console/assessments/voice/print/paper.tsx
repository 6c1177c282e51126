import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** Pages of A4 that are seen on paper alone, in the place of the screen. The margin is the pages' own. */
const RULES = `
	@media screen { .voice-paper { display: none; } }
	@media print {
		@page { size: A4 portrait; margin: 0; }
		html:root, html body { min-height: 0; margin: 0; background: #fff; scrollbar-gutter: auto; }
		html body > *:not(.voice-paper) { display: none !important; }
		.voice-paper { width: 210mm; color: #000; }
		.voice-paper .page { position: relative; width: 210mm; height: 297mm; overflow: hidden; break-after: page; }
		.voice-paper .page:last-child { break-after: auto; }
	}
`;

type PaperProps = {
	/** What has to be there before: fonts. */
	ready: () => Promise<unknown>;
	/** The browser's dialog was closed; whether somebody printed, nobody can know. */
	onPrinted: () => void;
	onFailed: () => void;
	children: ReactNode;
};

/** Prints what is in it as soon as it is there. Nothing of it goes to the server. */
export const Paper = ({ ready, onPrinted, onFailed, children }: PaperProps) => {
	const latest = useRef({ ready, onPrinted, onFailed });
	latest.current = { ready, onPrinted, onFailed };
	useEffect(() => {
		let isGone = false;
		const done = (): void => latest.current.onPrinted();
		window.addEventListener('afterprint', done);
		latest.current.ready().then(
			() => {
				if (!isGone) window.print();
			},
			() => {
				if (!isGone) latest.current.onFailed();
			},
		);
		return () => {
			isGone = true;
			window.removeEventListener('afterprint', done);
		};
	}, []);
	return createPortal(
		<div className="voice-paper" aria-hidden="true">
			<style>{RULES}</style>
			{children}
		</div>,
		document.body,
	);
};
