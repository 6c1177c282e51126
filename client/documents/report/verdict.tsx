import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { gradeText } from '#client/documents/grade-text.ts';
import { Missing } from '#client/documents/missing.tsx';
import { Stars } from '#client/documents/stars.tsx';
import { paletteOf } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { gradeOf, starsOf } from '#shared/assessment/grade.ts';
import { percentOf, type Scores } from './percent-of.ts';

const frame = css`
	display: grid; grid-template-columns: repeat(3, 1fr); border: 1px solid; border-radius: 8px; break-inside: avoid; print-color-adjust: exact;
	& > div { padding: 12px 20px; }
	& > div + div { border-inline-start: 1px solid ${color.grey300}; }
	& dt { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& dd { font-weight: 700; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
	& .value { display: inline-block; margin-inline-end: 8px; font-size: 32px; line-height: 1.3; }
	& .words { white-space: nowrap; }
	${phone} {
		grid-template-columns: 1fr;
		& > div + div { border-inline-start: 0; border-top: 1px solid ${color.grey300}; }
	}
	@media print { & > div { padding-block: 8px; } & dt { font-size: 9pt; } & .value { font-size: 22pt; } }
`;

const stars = css`display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; min-height: 40px;`;

/** Stars as pictures and words; '--' without a score. */
export const StarLevel = ({ score, maxScore }: Scores) => {
	const { t } = useText();
	const count = starsOf(score, maxScore);
	if (score === null) {
		return (
			<span className="value">
				<Missing />
			</span>
		);
	}
	if (count === 0) return t('documents.summary.noStar');
	return (
		<span className={stars}>
			<Stars count={count} small />
			{t(`documents.certificate.stars${count}`)}
		</span>
	);
};

export const Verdict = (scores: Scores) => {
	const { t } = useText();
	const { score, maxScore } = scores;
	const grade = gradeOf(score, maxScore);
	const palette = paletteOf(percentOf(scores));
	return (
		<dl className={frame} style={{ background: palette.tint, borderColor: palette.mark }}>
			<div>
				<dt>{t('documents.report.grade')}</dt>
				<dd style={{ color: palette.text }}>
					<span className="value">{grade ?? t('common.grades.none')}</span>
					{grade && <span className="words">{gradeText(grade, t)}</span>}
				</dd>
			</div>
			<div>
				<dt>{t('documents.report.score')}</dt>
				<dd>
					<span className="value">{score ?? <Missing />}</span>
					{score !== null && <span className="words">{t('documents.report.pointsOf', { max: maxScore })}</span>}
				</dd>
			</div>
			<div>
				<dt>{t('documents.summary.level')}</dt>
				<dd>
					<StarLevel {...scores} />
				</dd>
			</div>
		</dl>
	);
};
