import { css } from 'goober';
import { type ReactNode, useEffect, useState } from 'react';
import { STAR_COLOR } from '#shared/brand/star.ts';
import type { Certificate } from '#shared/certificates/schemas.ts';
import { isSeen, markSeen } from './seen.ts';

/** Duration of the animation: the last of three stars is complete by then. */
const MOMENT_MS = 1_500;
const STILL = '(prefers-reduced-motion: reduce)';
/** Events that end the animation early. */
const SKIPS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** The length of a star's outline, in units of its view box, rounded up. */
const OUTLINE = 72;

/** Animates only opacity and strokes: all contents are in the DOM from the start, and print is not animated. */
const moment = css`
	@keyframes sheet-appears { from { opacity: 0; } }
	@keyframes star-drawn {
		from { stroke-dashoffset: ${OUTLINE}; fill-opacity: 0; }
		65% { stroke-dashoffset: 0; fill-opacity: 0; }
		to { stroke-dashoffset: 0; stroke-opacity: 0; fill-opacity: 1; }
	}
	@media screen {
		& article { animation: sheet-appears 450ms ease-out backwards; }
		& .grade svg path { stroke: ${STAR_COLOR}; stroke-width: 0.6; stroke-dasharray: ${OUTLINE}; animation: star-drawn 500ms ease-in-out 300ms both; }
		& .grade svg:nth-child(2) path { animation-delay: 650ms; }
		& .grade svg:nth-child(3) path { animation-delay: 1000ms; }
	}
`;

type FirstViewProps = { certificate: Pick<Certificate, 'code' | 'state'>; children: ReactNode };

/**
 * The first view of a valid certificate: the sheet appears and its stars are drawn one after another, until a key, a
 * press or scrolling ends it. For people who prefer reduced motion it is still.
 */
export const FirstView = ({ certificate: { code, state }, children }: FirstViewProps) => {
	const [isMoving, setMoving] = useState(
		() => code !== null && state === 'valid' && !isSeen(code) && !window.matchMedia(STILL).matches,
	);
	useEffect(() => {
		if (code !== null && state === 'valid') markSeen(code);
	}, [code, state]);
	useEffect(() => {
		if (!isMoving) return;
		const end = (): void => setMoving(false);
		const timer = setTimeout(end, MOMENT_MS);
		for (const skip of SKIPS) window.addEventListener(skip, end, { passive: true });
		return () => {
			clearTimeout(timer);
			for (const skip of SKIPS) window.removeEventListener(skip, end);
		};
	}, [isMoving]);
	return <div className={isMoving ? moment : undefined}>{children}</div>;
};
