import './texts.ts';
import { css } from 'goober';
import type { ReactNode, SVGAttributes } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import { scoreColorRanges } from '#shared/assessment/grade.ts';
import { scoreFill } from './score-fill.ts';
import { Star } from './star.tsx';

const list = css`
	display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.5; color: ${color.grey700};
	& li { display: flex; align-items: center; gap: 8px; white-space: nowrap; font-variant-numeric: tabular-nums; }
	& .swatch { flex: none; display: grid; place-content: center; width: 28px; height: 16px; border-radius: 8px; print-color-adjust: exact; }
	& svg { flex: none; }
	@media print { font-size: 9pt; gap: 4px 14px; & .swatch { width: 24px; } }
`;

type Entry = { key: string; sign: ReactNode; text: string };

/** What the signs of a chart mean: each a color together with a shape, dash or star, and words. */
export const Legend = ({ label, entries }: { label: string; entries: readonly Entry[] }) => (
	<ul className={list} aria-label={label}>
		{entries.map(({ key, sign, text }) => (
			<li key={key}>
				{sign}
				{text}
			</li>
		))}
	</ul>
);

/**
 * The colors of scores from 0 to 100 by their points; grades have other limits, and their own table. The best one has a
 * star, so that amber reads as gold, and another one stripes, for those who print without color.
 */
export const ScoreLegend = () => {
	const { t } = useText();
	return (
		<Legend
			label={t('charts.colors')}
			entries={scoreColorRanges().map(({ color: name, from, to }, at) => ({
				key: name,
				sign: (
					<span className="swatch" style={{ background: scoreFill(name) }} aria-hidden="true">
						{at === 0 && <Star fill={color.white} />}
					</span>
				),
				text: t('charts.range', { from, to }),
			}))}
		/>
	);
};

/** A line of a chart in its own look. */
export const LineSign = (look: SVGAttributes<SVGLineElement>) => (
	<svg width="40" height="8" aria-hidden="true">
		<line x1="0" y1="4" x2="40" y2="4" {...look} />
	</svg>
);
