/** A star in a box of 24, for pictures in SVG and on a canvas. */
export const STAR_PATH = 'M12 2l3 6.5 7.1.8-5.3 4.8 1.5 7L12 17.5 5.7 21.1l1.5-7L1.9 9.3 9 8.5z';
export const STAR_COLOR = '#b27700';

/** A small star beside a number, so that amber reads as gold; decorative. `size` in px. */
export const Star = ({ size = 14, fill = STAR_COLOR }: { size?: number; fill?: string }) => (
	<svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} style={{ printColorAdjust: 'exact' }}>
		<path d={STAR_PATH} fill={fill} />
	</svg>
);
