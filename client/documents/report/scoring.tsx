import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { gradeText } from '#client/documents/grade-text.ts';
import { Missing } from '#client/documents/missing.tsx';
import { plainTable } from '#client/documents/parts.tsx';
import { ScoreDial } from '#client/ui/charts/score-dial.tsx';
import { paletteOf } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { gradeOf, gradeRanges } from '#shared/assessment/grade.ts';
import { percentOf, type Scores } from './percent-of.ts';

const overview = css`
	display: grid; grid-template-columns: minmax(0, 344px) minmax(0, 1fr); align-items: center; gap: 16px 32px; break-inside: avoid;
	${phone} { grid-template-columns: minmax(0, 1fr); justify-items: center; & > .cards { width: 100%; } }
`;
const cards = css`display: grid; gap: 16px;`;
const card = css`
	border: 1px solid ${color.grey300}; border-radius: 8px; padding: 20px 24px; display: flex; flex-direction: column; gap: 4px; print-color-adjust: exact;
	& .label { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& .value { font-size: 56px; font-weight: 700; line-height: 1.2; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
	& .unit { font-size: 16px; font-weight: 400; margin-inline-start: 8px; white-space: nowrap; }
	@media print { & .label { font-size: 9pt; } & .value { font-size: 32pt; } & .unit { font-size: 10pt; } }
`;

/** The dial with the scores for stars, and cards of the grade with its text and of the score; '--' if missing. */
export const ScoringCards = (scores: Scores) => {
	const { t } = useText();
	const { score, maxScore } = scores;
	const grade = gradeOf(score, maxScore);
	const palette = paletteOf(percentOf(scores));
	return (
		<div className={overview}>
			<ScoreDial title={t('documents.report.score')} score={score} max={maxScore} hasNext />
			<div className={`cards ${cards}`}>
				<div className={card} style={{ background: palette.tint, borderColor: palette.mark }}>
					<p className="label">{t('documents.report.grade')}</p>
					<p className="value" style={{ color: palette.text }}>
						{grade ?? t('common.grades.none')}
						{grade && <span className="unit">{gradeText(grade, t)}</span>}
					</p>
				</div>
				<div className={card}>
					<p className="label">{t('documents.report.score')}</p>
					<p className="value">
						{score ?? <Missing />}
						{score !== null && <span className="unit">{t('documents.report.pointsOf', { max: maxScore })}</span>}
					</p>
				</div>
			</div>
		</div>
	);
};

const range = css`white-space: nowrap;`;
const currentRow = css`background: ${color.blue50}; font-weight: 700; print-color-adjust: exact;`;
const mark = css`display: inline-block; margin-inline-start: 12px; ${phone} { margin-inline-start: 0; } color: ${color.blue900}; font-weight: 700; white-space: nowrap;`;

/** Score ranges of the grades with the current one marked; a missing grade counts as the lowest. */
export const GradeRangeTable = ({ score, maxScore }: Scores) => {
	const { t } = useText();
	const reached = gradeOf(score, maxScore) ?? 'D';
	return (
		<table className={plainTable}>
			<caption className="visually-hidden">{t('documents.report.ranges')}</caption>
			<thead>
				<tr>
					<th scope="col">{t('documents.report.grade')}</th>
					<th scope="col">{t('documents.report.range')}</th>
					<th scope="col">{t('documents.report.description')}</th>
				</tr>
			</thead>
			<tbody>
				{gradeRanges(maxScore).map(({ grade, from, to }) => (
					<tr key={grade} className={grade === reached ? currentRow : undefined}>
						<th scope="row">{grade}</th>
						<td className={range}>{t('documents.report.rangeText', { from, to })}</td>
						<td>
							{gradeText(grade, t)}{' '}
							{grade === reached && <span className={mark}>● {t('documents.report.current')}</span>}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};
