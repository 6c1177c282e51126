import { css } from 'goober';
import { Link } from 'wouter';
import { formatDate } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { Panel } from '#client/ui/layout.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/assessment/answering.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { daysLeftText, deadlineText } from './deadline-text.ts';
import { daysLeft, progressOf } from './progress.ts';

const halves = css`
	display: grid; grid-template-columns: 1fr auto; gap: 16px 48px; align-items: center;
	${phone} { grid-template-columns: 1fr; }
`;
const figure = css`
	& .label { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& .value { font-size: 32px; font-weight: 700; line-height: 1.4; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
	& .small { font-size: 14px; color: ${color.grey700}; }
	& .late { color: ${color.errorText}; }
	& [role='progressbar'] { margin: 8px 0; }
`;
const aside = css`border-inline-start: 1px solid ${color.grey200}; padding-inline-start: 32px; min-width: 220px; ${phone} { border: 0; padding: 0; }`;

const Deadline = ({ expiredAt }: { expiredAt: string | null }) => {
	const texts = useText();
	const isLate = (daysLeft(expiredAt, new Date()) ?? 0) < 0;
	return (
		<>
			<p className="label">{texts.t('company.overview.daysLeft')}</p>
			<p className={isLate ? 'value late' : 'value'}>{daysLeftText(expiredAt, texts)}</p>
			<p className="small">{deadlineText(expiredAt, texts)}</p>
			{isLate && <p className="small">{texts.t('company.overview.overdueText')}</p>}
		</>
	);
};

const Submitted = ({ at }: { at: string | null }) => {
	const { t, locale } = useText();
	return (
		<>
			<p className="label">{t('company.overview.submittedOn')}</p>
			<p className="value">{formatDate(at, locale)}</p>
			<Link to={paths.company.history}>{t('company.overview.history')}</Link>
		</>
	);
};

/** Progress in percent and the days left; once submitted, the date of submission and a link to the history. */
export const ProgressHeader = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { t } = useText();
	const { done, total, percent } = progressOf(assessment.categories);
	const isOpen = assessment.status.id < STATUS.submitted;
	return (
		<Panel label={t('company.overview.progress')}>
			<div className={halves}>
				<div className={figure}>
					<p className="label">{t('company.overview.progress')}</p>
					<p className="value">{t('company.overview.percent', { percent })}</p>
					<ProgressBar percent={percent} label={t('company.overview.progress')} />
					<p className="small">{t('company.overview.completed', { done, total })}</p>
				</div>
				<div className={`${figure} ${aside}`}>
					{isOpen ? <Deadline expiredAt={assessment.expired_at} /> : <Submitted at={assessment.submitted_at} />}
				</div>
			</div>
		</Panel>
	);
};
