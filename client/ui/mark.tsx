import { MARK_PATH, MARK_VIEW_BOX } from '#shared/brand/mark.ts';

/** The mark in the color of its text; decorative, as the name of the product stands beside it. `size` in px. */
export const Mark = ({ size }: { size: number }) => (
	<svg viewBox={MARK_VIEW_BOX} width={size} height={size} fill="currentColor" aria-hidden="true">
		<path fillRule="evenodd" d={MARK_PATH} />
	</svg>
);
