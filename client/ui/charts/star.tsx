import { STAR_COLOR, STAR_PATH, STAR_VIEW_BOX } from '#shared/brand/star.ts';

/** A small star beside a number, so that amber reads as gold; decorative. `size` in px. */
export const Star = ({ size = 14, fill = STAR_COLOR }: { size?: number; fill?: string }) => (
	<svg aria-hidden="true" viewBox={STAR_VIEW_BOX} width={size} height={size} style={{ printColorAdjust: 'exact' }}>
		<path d={STAR_PATH} fill={fill} />
	</svg>
);
