import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import { freeGradeOf, freeGradeRanges } from '#shared/assessment/grade.ts';

const list = css`
	display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums; color: ${color.grey700};
	& li { padding: 2px 12px; border: 1px solid ${color.grey300}; border-radius: 4px; white-space: nowrap; }
	& li[data-own='true'] { border: 2px solid ${color.blue900}; background: ${color.blue50}; font-weight: 700; color: ${color.grey900}; print-color-adjust: exact; }
	@media print { font-size: 9pt; gap: 6px; & li { padding-inline: 8px; } }
`;

/** The ranges of all grades, the own one marked. */
export const FreeBands = ({ score }: { score: number }) => {
	const { t } = useText();
	const own = freeGradeOf(score);
	return (
		<ul className={list} aria-label={t('documents.report.ranges')}>
			{freeGradeRanges().map(({ grade, from, to }) => (
				<li key={grade} data-own={grade === own}>
					{t('documents.freeResult.band', { grade, from, to })}
					{grade === own && ` ● ${t('documents.report.current')}`}
				</li>
			))}
		</ul>
	);
};
