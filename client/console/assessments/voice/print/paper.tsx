import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** A4 pages that replace the screen when printing. The pages have their own margins. */
const RULES = `
	@media screen { .voice-paper { display: none; } }
	@media print {
		@page { size: A4 portrait; margin: 0; }
		html:root, html body { min-height: 0; margin: 0; background: #fff; overflow-y: visible; }
		html body > *:not(.voice-paper) { display: none !important; }
		.voice-paper { width: 210mm; color: #000; }
		.voice-paper .page { position: relative; width: 210mm; height: 297mm; overflow: hidden; break-after: page; }
		.voice-paper .page:last-child { break-after: auto; }
	}
`;

type PaperProps = {
	/** Resolves when everything to print is loaded, such as fonts. */
	ready: () => Promise<unknown>;
	/** Called when the print dialog closes; browsers do not say whether it was printed. */
	onPrinted: () => void;
	onFailed: () => void;
	children: ReactNode;
};

/** Opens the print dialog as soon as `ready` resolves. Nothing is sent to the server. */
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
