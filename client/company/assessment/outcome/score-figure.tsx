import { css } from 'goober';
import { Link } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { setAnchor } from '#client/documents/explanation/set-anchor.ts';
import { ScoreDial } from '#client/ui/charts/score-dial.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { roundOf } from '#shared/assessment/round.ts';

export type Result = NonNullable<AssessmentOverview['latest_result']>;

const figure = css`
	display: flex; flex-direction: column; align-items: stretch; max-width: 344px;
	& .label { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& .words { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 16px; font-size: 14px; text-align: center; }
	& .way { align-self: center; display: inline-flex; align-items: center; min-height: 44px; font-weight: 700; line-height: 1.5; text-align: center; text-wrap: balance; word-break: auto-phrase; }
`;

/** The stars of a score, also before a certificate is issued. */
const useStarsText = ({ score, stars }: Result): string => {
	const { t } = useText();
	if (score === null) return t('company.overview.noScore');
	switch (stars) {
		case 3:
			return t('company.overview.stars3');
		case 2:
			return t('company.overview.stars2');
		case 1:
			return t('company.overview.stars1');
		default:
			return t('company.overview.stars0');
	}
};

type NextStarProps = { assessment: Pick<AssessmentOverview, 'id' | 'outcome'>; result: Result };

/** How few questions reach the next star; leads to the explanation, which names them. */
const NextStar = ({ assessment: { id, outcome }, result }: NextStarProps) => {
	const { t } = useText();
	const next = outcome?.next_star;
	if (!next) return null;
	return (
		<Link
			className="way"
			to={`${companyPaths.explanation(id, roundOf(result.is_first_time))}#${setAnchor(next.set_number)}`}
		>
			{t('company.outcome.next', {
				stars: t(`charts.stars${next.stars}`),
				missing: next.missing,
				count: next.question_count,
			})}
		</Link>
	);
};

type ScoreFigureProps = NextStarProps & {
	/** A certificate says its stars already. */
	isCertified: boolean;
};

/** The total as a dial with the scores that earn stars, and the way to the next one. */
export const ScoreFigure = ({ assessment, result, isCertified }: ScoreFigureProps) => {
	const { t } = useText();
	const stars = useStarsText(result);
	const { grade, score, max_score: max } = result;
	const title = result.is_first_time ? t('company.overview.result') : t('company.overview.secondResult');
	return (
		<div className={figure}>
			<p className="label">{title}</p>
			<ScoreDial title={title} score={score} max={max} hasNext={!assessment.outcome?.next_star} />
			<NextStar assessment={assessment} result={result} />
			<p className="words">
				{grade && <span>{t(`common.grades.${grade}`)}</span>}
				{!isCertified && <span>{stars}</span>}
			</p>
		</div>
	);
};
