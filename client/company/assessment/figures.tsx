import { css } from 'goober';
import type { ReactNode } from 'react';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
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
const figure = css`
	& .label { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& .value { font-size: 32px; font-weight: 700; line-height: 1.4; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
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

/** How many of the answers are there. */
export const Progress = ({ assessment }: { assessment: AssessmentOverview }) => {
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

/** While answers may change: how far they are, and the days left. */
export const Figures = ({ assessment }: { assessment: AssessmentOverview }) => (
	<div className={figures}>
		<Progress assessment={assessment} />
		<Deadline expiredAt={assessment.expired_at} />
	</div>
);
