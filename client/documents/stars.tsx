import { css } from 'goober';
import { STAR_COLOR, STAR_PATH } from '#client/ui/charts/star.tsx';

const across = css`display: flex; justify-content: center; gap: 4%; width: 100%; & svg { width: 13%; height: auto; }`;
const inline = css`display: flex; gap: 4px; & svg { width: 26px; height: 26px; }`;

/** Earned stars, large or inline; decorative beside text. */
export const Stars = ({ count, small = false }: { count: 1 | 2 | 3; small?: boolean }) => (
	<span className={small ? inline : across} aria-hidden="true">
		{Array.from({ length: count }, (_, index) => index).map((index) => (
			<svg key={index} aria-hidden="true" viewBox="0 0 24 24" style={{ printColorAdjust: 'exact' }}>
				<path d={STAR_PATH} fill={STAR_COLOR} />
			</svg>
		))}
	</span>
);
