import { css } from 'goober';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDate, formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ScoreDial } from '#client/ui/charts/score-dial.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { daysLeftText, deadlineText } from './deadline-text.ts';
import { daysLeft, progressOf } from './progress.ts';

const figures = css`
	display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 24px 32px; align-items: start;
	& > * + * { border-inline-start: 1px solid ${color.grey200}; padding-inline-start: 32px; }
	${phone} { grid-auto-flow: row; grid-auto-columns: auto; & > * + * { border: 0; padding: 0; } }
`;
/** The first column holds a dial: its width keeps the numbers of the scale readable. */
const withDial = css`
	grid-template-columns: 344px;
	@media screen and (max-width: 1100px) {
		grid-auto-flow: row; grid-template-columns: minmax(0, 1fr); grid-auto-columns: auto;
		& > * + * { border-inline-start: 0; padding-inline-start: 0; }
	}
`;
const figure = css`
	& .label { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& .value { font-size: 32px; font-weight: 700; line-height: 1.4; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
	& .value.date { font-size: 20px; white-space: nowrap; }
	& .unit { font-size: 16px; font-weight: 400; margin-inline-start: 8px; white-space: nowrap; }
	& .words { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 16px; max-width: 344px; font-size: 14px; }
	& .small { font-size: 14px; color: ${color.grey700}; }
	& .late { color: ${color.errorText}; }
	& [role='progressbar'] { margin: 8px 0; }
`;

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
	<div className={figure}>
		<p className="label">{label}</p>
		{children}
	</div>
);

const Progress = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { t, locale } = useText();
	const { done, total, percent } = progressOf(assessment.categories);
	const { yes, no, not_applicable, unanswered } = assessment.answer_counts;
	const answered = yes + no + not_applicable;
	return (
		<Figure label={t('company.overview.progress')}>
			<p className="value">{t('company.overview.percent', { percent })}</p>
			<ProgressBar percent={percent} label={t('company.overview.progress')} />
			<p className="small">{t('company.overview.completed', { done, total })}</p>
			<p className="small">{t('company.overview.answered', { done: answered, total: answered + unanswered })}</p>
			{assessment.status.id < STATUS.submitted && assessment.last_saved_at && (
				<p className="small">
					{t('company.overview.lastSaved', { time: formatDateTime(assessment.last_saved_at, locale) })}
				</p>
			)}
		</Figure>
	);
};

const Deadline = ({ expiredAt }: { expiredAt: string | null }) => {
	const texts = useText();
	const isLate = (daysLeft(expiredAt, new Date()) ?? 0) < 0;
	return (
		<Figure label={texts.t('company.overview.daysLeft')}>
			<p className={isLate ? 'value late' : 'value'}>{daysLeftText(expiredAt, texts)}</p>
			<p className="small">{deadlineText(expiredAt, texts)}</p>
		</Figure>
	);
};

const Submitted = ({ at }: { at: string | null }) => {
	const { t, locale } = useText();
	return (
		<Figure label={t('company.overview.submittedOn')}>
			<p className="value date">{formatDate(at, locale)}</p>
			<Link to={companyPaths.history}>{t('company.overview.history')}</Link>
		</Figure>
	);
};

type Result = NonNullable<AssessmentOverview['latest_result']>;

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

const Score = ({ result }: { result: Result }) => {
	const { t } = useText();
	const stars = useStarsText(result);
	const { grade, score, max_score: max } = result;
	const title = result.is_first_time ? t('company.overview.result') : t('company.overview.secondResult');
	return (
		<Figure label={title}>
			<ScoreDial title={title} score={score} max={max} hasNext />
			<p className="words">
				{grade && <span>{t(`common.grades.${grade}`)}</span>}
				<span>{stars}</span>
			</p>
		</Figure>
	);
};

/**
 * Progress of the answers and days left. Once submitted: date of submission and a link to the history. With a final
 * result also grade, score and stars.
 */
export const Figures = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { status, latest_result: latest } = assessment;
	const result = status.id >= STATUS.completed ? latest : null;
	return (
		<div className={result ? `${figures} ${withDial}` : figures}>
			{result && <Score result={result} />}
			<Progress assessment={assessment} />
			{status.id < STATUS.submitted ? (
				<Deadline expiredAt={assessment.expired_at} />
			) : (
				<Submitted at={assessment.submitted_at} />
			)}
		</div>
	);
};
