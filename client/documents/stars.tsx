import { css } from 'goober';

const across = css`display: flex; justify-content: center; gap: 4%; width: 100%; & svg { width: 13%; height: auto; }`;
const inline = css`display: flex; gap: 4px; & svg { width: 26px; height: 26px; }`;

const STAR = 'M12 2l3 6.5 7.1.8-5.3 4.8 1.5 7L12 17.5 5.7 21.1l1.5-7L1.9 9.3 9 8.5z';

/** Earned stars, large or inline; decorative beside text. */
export const Stars = ({ count, small = false }: { count: 1 | 2 | 3; small?: boolean }) => (
	<span className={small ? inline : across} aria-hidden="true">
		{Array.from({ length: count }, (_, index) => index).map((index) => (
			<svg key={index} aria-hidden="true" viewBox="0 0 24 24" style={{ printColorAdjust: 'exact' }}>
				<path d={STAR} fill="#b27700" />
			</svg>
		))}
	</span>
);
