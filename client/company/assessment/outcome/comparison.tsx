import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { changeColor, signed } from '#client/documents/report/rounds/change.tsx';
import { color } from '#client/ui/tokens.ts';
import type { OverviewOutcome } from '#shared/answering/schemas.ts';
import type { Result } from './score-figure.tsx';

const list = css`
	display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; padding: 0; list-style: none; line-height: 1.6; color: ${color.grey800}; font-variant-numeric: tabular-nums;
	& strong { color: ${color.grey900}; white-space: nowrap; }
	& li > span { white-space: nowrap; }
`;

type ComparisonProps = { result: Result; outcome: OverviewOutcome };

/** The total beside that of the first round and beside the companies that the report compares it with. */
export const Comparison = ({ result: { score }, outcome: { first_score: first, cohort } }: ComparisonProps) => {
	const { t } = useText();
	const change = score === null || first === null ? null : score - first;
	if (change === null && !cohort) return null;
	return (
		<ul className={list}>
			{first !== null && change !== null && (
				<li>
					{t('company.outcome.sinceFirst', { first })}
					<strong style={{ color: changeColor(change) }}>{t('documents.rounds.by', { change: signed(change) })}</strong>
				</li>
			)}
			{cohort && (
				<li>
					{cohort.industry
						? t('documents.position.industry', { name: cohort.industry.name })
						: t('documents.position.all')}{' '}
					<strong>{t(`documents.position.quarters.${cohort.total.quarter}`)}</strong>{' '}
					<span>{t('documents.position.figures', { own: cohort.total.own, median: cohort.total.median })}</span>
				</li>
			)}
		</ul>
	);
};
