import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';

/** '+12', '−3', '±0'. */
export const signed = (change: number): string => {
	if (change === 0) return '±0';
	return change > 0 ? `+${change}` : `−${-change}`;
};

/** The color only accompanies the words. */
export const changeColor = (change: number | null): string => {
	if (change === null) return color.grey600;
	if (change === 0) return color.grey700;
	return change > 0 ? color.successText : color.errorText;
};

const mark = css`font-weight: 700; font-variant-numeric: tabular-nums; &.figure { white-space: nowrap; }`;

/** A change in words, with an arrow. */
export const Change = ({ change }: { change: number | null }) => {
	const { t } = useText();
	return (
		<span className={change === null ? mark : `${mark} figure`} style={{ color: changeColor(change) }}>
			{change !== null && change !== 0 && <span aria-hidden="true">{change > 0 ? '↑ ' : '↓ '}</span>}
			{change === null && t('documents.rounds.notCompared')}
			{change === 0 && t('documents.rounds.unchanged')}
			{change !== null && change > 0 && t('documents.rounds.improved', { count: change })}
			{change !== null && change < 0 && t('documents.rounds.worse', { count: -change })}
		</span>
	);
};
