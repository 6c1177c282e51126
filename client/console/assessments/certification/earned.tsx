import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { levelText } from '#client/documents/certificate/level-text.ts';
import { Stars } from '#client/documents/stars.tsx';
import { starsOf } from '#shared/assessment/grade.ts';

const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px;`;

/** The stars that a score earns, drawn and in words. */
export const Earned = ({ score, max }: { score: number | null; max: number }) => {
	const { t } = useText();
	const stars = starsOf(score, max);
	return (
		<span className={line}>
			{stars !== 0 && <Stars count={stars} small />}
			<span>{levelText(stars, t)}</span>
		</span>
	);
};
