import '#client/plans/texts.ts';
import '#client/ui/charts/texts.ts';
import { css } from 'goober';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { StepList } from '#client/assessment/step-list.tsx';
import { stepsOf } from '#client/assessment/steps.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { color, narrowOrPaper } from '#client/ui/tokens.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { CompanyDetail } from './info.tsx';
import { Move } from './move.tsx';
import { Years } from './years.tsx';

type Newest = CompanyDetail['assessment_progresses'][number];

const columns = css`
	display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px 48px; padding-top: 24px; border-top: 1px solid ${color.grey200};
	&& h2 { margin-bottom: 4px; font-size: 16px; }
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); }
`;
const requests = css`margin: 0; padding-inline-start: 20px; overflow-wrap: anywhere;`;

/** The step that the status completes, whose day is known. */
const finishedStep = (status: number) => {
	if (status === STATUS.completed) return 'report';
	return status === STATUS.recompleted ? 'reassessment' : null;
};

const Steps = ({ newest }: { newest: Newest }) => {
	const { t, locale } = useText();
	const { status, submitted_at, completed_at, issued_at, certificate, has_second_evaluation_report } = newest;
	const finished = finishedStep(status.id);
	const steps = stepsOf({
		...{ status, submitted_at, completed_at, issued_at, has_second_evaluation_report },
		next_step: status.id < STATUS.submitted ? {} : null,
		certificate_withdrawn_at: certificate?.state === 'withdrawn' ? certificate.withdrawn_at : null,
	}).map((step) =>
		step.name === finished ? { ...step, doneOn: finished === 'report' ? completed_at : newest.since } : step,
	);
	return (
		<StepList
			label={t('management.companies.head.steps')}
			steps={steps.map((step) => ({
				...step,
				title: t(`management.companies.head.names.${step.name}`),
				text:
					step.doneOn === null
						? t(`management.companies.head.states.${step.state}`)
						: t('management.companies.head.doneOn', { date: formatDate(step.doneOn, locale) }),
			}))}
		/>
	);
};

const Requests = ({ company }: { company: CompanyDetail }) => {
	const { t, locale } = useText();
	if (company.requests.length === 0) return <p>{t('management.companies.head.noRequests')}</p>;
	return (
		<ul className={requests}>
			{company.requests.map(({ id, question, content, status, due_on: due }) => (
				<li key={id}>
					<Link to={consolePaths.evidenceRequest(id)}>{question ?? content}</Link>{' '}
					{t(`management.companies.head.request.${status === 'answered' ? 'answered' : 'open'}`)}
					{due && ` · ${t('management.companies.head.due', { date: formatDate(due, locale) })}`}
				</li>
			))}
		</ul>
	);
};

const Plan = ({ newest: { id, plan } }: { newest: Newest }) => {
	const { t } = useText();
	if (!plan) return <p>{t('management.companies.head.noPlan')}</p>;
	const { actions, accepted, returned } = plan;
	const counts = [
		{ key: 'returned', count: returned },
		{ key: 'undecided', count: actions - accepted - returned },
		{ key: 'accepted', count: accepted },
	] as const;
	return (
		<p>
			<Link to={consolePaths.improvementPlan(id)}>{t('management.companies.head.plan', { count: plan.actions })}</Link>
			{counts.map(({ key, count }) => (
				<Fragment key={key}> · {t(`management.companies.head.planCounts.${key}`, { count })}</Fragment>
			))}
		</p>
	);
};

const Voice = ({ newest: { voice } }: { newest: Newest }) => {
	const { t, locale } = useText();
	if (!voice) return <p>{t('management.companies.head.noVoice')}</p>;
	const date = formatDate(voice.closes_on, locale);
	return (
		<p>
			<Link to={consolePaths.voice(voice.id)}>
				{t(voice.is_open ? 'management.companies.head.voiceOpen' : 'management.companies.head.voiceClosed', { date })}
			</Link>
		</p>
	);
};

/** Where the company stands: steps, whose move it is, the next act, scores and certificates, requests, plan and voice. */
export const CompanyHead = ({ company }: { company: CompanyDetail }) => {
	const { t } = useText();
	const [newest] = company.assessment_progresses;
	if (!newest) {
		return (
			<Panel label={t('management.companies.head.label')}>
				<EmptyState
					action={
						<ButtonLink kind="primary" to={consolePaths.companyAct(company.id, 'start')}>
							{t('management.companies.start.item')}
						</ButtonLink>
					}
				>
					{t('management.companies.noHistory')}
				</EmptyState>
			</Panel>
		);
	}
	return (
		<Panel label={t('management.companies.head.label')}>
			<Stack gap="large">
				{newest.status.id !== STATUS.cancelled && <Steps newest={newest} />}
				<Move company={company} newest={newest} />
				<div className={columns}>
					<section>
						<h2>{t('management.companies.head.years')}</h2>
						<Years company={company} />
					</section>
					<Stack>
						<section>
							<h2>{t('console.requests.title')}</h2>
							<Requests company={company} />
						</section>
						<section>
							<h2>{t('plans.title')}</h2>
							<Plan newest={newest} />
						</section>
						<section>
							<h2>{t('console.voice.title')}</h2>
							<Voice newest={newest} />
						</section>
					</Stack>
				</div>
			</Stack>
		</Panel>
	);
};
