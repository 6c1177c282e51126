import { css } from 'goober';
import { useEffect } from 'react';
import { parts } from './all.ts';
import { nameOf } from './part.ts';
import { nothing } from './samples.ts';

const page = css`padding: 16px;`;

/** Keeps what scrolls to itself from scrolling the sheet around its frame. */
export const stayPut = (): void => {
	Element.prototype.scrollIntoView = nothing;
};

/** Lets the elements of this document be focused. */
const wake = (): void => window.frameElement?.removeAttribute('inert');

/**
 * One state in a document of its own. Its frame is inert until it is drawn: a dialog or menu that opens would otherwise
 * take the focus, and scroll the sheet to itself.
 */
export const Framed = ({ name }: { name: string }) => {
	useEffect(() => {
		// What opens at first is drawn in the first frame, and has its own effects before the second.
		requestAnimationFrame(() => requestAnimationFrame(wake));
	}, []);
	const found = parts.flatMap((part) => part.states.filter((state) => nameOf(part, state) === name));
	return (
		<div className={page}>
			{found.map(({ Show }) => (
				<Show key={name} />
			))}
		</div>
	);
};
