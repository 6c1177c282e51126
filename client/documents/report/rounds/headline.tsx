import { css } from 'goober';
import { type Translate, useText } from '#client/base/locale.tsx';
import { gradeText } from '#client/documents/grade-text.ts';
import { percentOf } from '#client/documents/report/percent-of.ts';
import { StarLevel } from '#client/documents/report/verdict.tsx';
import { paletteOf } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { GradedScore } from '#shared/assessment/graded-score.ts';
import type { RoundComparison } from '#shared/reports/comparison.ts';
import { changeColor, signed } from './change.tsx';

const frame = css`
	border: 1px solid; border-radius: 8px; break-inside: avoid; print-color-adjust: exact;
	& .scores { padding: 12px 20px; font-size: 32px; font-weight: 700; line-height: 1.4; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
	& .scores > span { white-space: nowrap; }
	& dl { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid ${color.grey300}; }
	& dl > div { padding: 8px 20px; }
	& dl > div + div { border-inline-start: 1px solid ${color.grey300}; }
	& dt { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& dd { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; font-weight: 700; color: ${color.grey900}; }
	${phone} {
		& .scores { font-size: 26px; }
		& dl { grid-template-columns: 1fr; }
		& dl > div + div { border-inline-start: 0; border-top: 1px solid ${color.grey300}; }
	}
	@media print {
		& .scores { padding-block: 6px; font-size: 22pt; }
		& dl > div { display: flex; align-items: center; gap: 16px; padding-block: 2px; }
		& dt { font-size: 9pt; white-space: nowrap; }
	}
`;

const points = (score: number | null, t: Translate): string =>
	score === null ? t('documents.rounds.notCounted') : t('documents.rounds.points', { score });

const Level = ({ graded }: { graded: GradedScore }) => {
	const { t } = useText();
	const { grade, score, max_score: maxScore } = graded;
	return (
		<dd>
			<span>
				{grade ? t('documents.report.graded', { grade, words: gradeText(grade, t) }) : t('common.grades.none')}
			</span>
			<StarLevel score={score} maxScore={maxScore} />
		</dd>
	);
};

/** Totals of both rounds with grades and stars, and the change, in one line. */
export const Headline = ({ total }: { total: RoundComparison['total'] }) => {
	const { t } = useText();
	const { first, second, change } = total;
	const palette = paletteOf(percentOf({ score: second.score, maxScore: second.max_score }));
	return (
		<div className={frame} style={{ background: palette.tint, borderColor: palette.mark }}>
			<p className="scores">
				<span>{points(first.score, t)}</span> → <span>{points(second.score, t)}</span>
				{change !== null && (
					<span style={{ color: changeColor(change) }}>{t('documents.rounds.by', { change: signed(change) })}</span>
				)}
			</p>
			<dl>
				<div>
					<dt>{t('documents.rounds.first')}</dt>
					<Level graded={first} />
				</div>
				<div>
					<dt>{t('documents.rounds.second')}</dt>
					<Level graded={second} />
				</div>
			</dl>
		</div>
	);
};
