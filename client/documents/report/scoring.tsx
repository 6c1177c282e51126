import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { gradeText } from '#client/documents/grade-text.ts';
import { plainTable } from '#client/documents/parts.tsx';
import { ScoreDial } from '#client/ui/charts/score-dial.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { gradeOf, gradeRanges } from '#shared/assessment/grade.ts';
import type { Scores } from './percent-of.ts';

const overview = css`
	display: grid; grid-template-columns: minmax(0, 324px) minmax(0, 1fr); align-items: center; gap: 16px 32px; break-inside: avoid;
	${phone} { grid-template-columns: minmax(0, 1fr); justify-items: center; }
	@media print { grid-template-columns: 270px minmax(0, 1fr); }
`;

const range = css`white-space: nowrap;`;
const currentRow = css`background: ${color.blue50}; font-weight: 700; print-color-adjust: exact;`;
const words = css`display: inline-block; margin-inline-end: 12px;`;
const mark = css`display: inline-block; color: ${color.blue900}; font-weight: 700; white-space: nowrap;`;
/** On paper the table is no higher than the dial. */
const ranges = css`@media print { & th, & td { padding-block: 4px; } }`;

/** Score ranges of the grades with the current one marked; a missing grade counts as the lowest. */
const GradeRangeTable = ({ score, maxScore }: Scores) => {
	const { t } = useText();
	const reached = gradeOf(score, maxScore) ?? 'D';
	return (
		<table className={`${plainTable} ${ranges}`}>
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
							<span className={words}>{gradeText(grade, t)}</span>
							{grade === reached && <span className={mark}>● {t('documents.report.current')}</span>}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};

/** The total with its grade and the scores for stars as a dial ('--' if missing), beside the ranges of the grades. */
export const Scoring = ({ score, maxScore }: Scores) => {
	const { t } = useText();
	return (
		<div className={overview}>
			<ScoreDial title={t('documents.report.score')} score={score} max={maxScore} hasNext />
			<GradeRangeTable score={score} maxScore={maxScore} />
		</div>
	);
};
