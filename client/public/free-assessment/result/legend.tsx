import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color, scorePalette } from '#client/ui/tokens.ts';
import { scoreColorRanges } from '#shared/assessment/grade.ts';

const list = css`
	display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; padding: 0; list-style: none; font-size: 14px; color: ${color.grey700};
	& li { display: flex; align-items: center; gap: 8px; font-variant-numeric: tabular-nums; white-space: nowrap; }
	& .swatch { width: 24px; height: 12px; border-radius: 6px; }
`;

export const ScoreLegend = () => {
	const { t } = useText();
	return (
		<ul className={list} aria-label={t('free.result.colors')}>
			{scoreColorRanges().map(({ color: name, from, to }) => (
				<li key={name}>
					<span className="swatch" style={{ background: scorePalette[name].mark }} aria-hidden="true" />
					{t('free.result.range', { from, to })}
				</li>
			))}
		</ul>
	);
};
