import { css } from 'goober';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, formatDateTime, formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { Banner } from '#client/ui/states.tsx';
import { consolePages } from '#shared/pages/console.ts';
import { type Job, JobFacts } from './job-facts.tsx';
import { PaceDialog } from './pace-dialog.tsx';
import { JobRows } from './rows.tsx';
import { JobState } from './state.tsx';
import { StopDialog } from './stop-dialog.tsx';

/** While rows are run; between waves; and never again. */
const intervalOf = (job: Job | undefined): number | false => {
	if (job?.state !== 'running') return false;
	return job.next_at === null ? 2_000 : 30_000;
};

const list = css`padding-inline-start: 20px; line-height: 1.7; max-height: 280px; overflow-y: auto;`;
const titled = css`& > h2 { margin-bottom: 12px; }`;
/** A number stays with its unit. */
const counted = css`word-break: auto-phrase; font-variant-numeric: tabular-nums;`;
const big = css`word-break: auto-phrase; font-size: 20px; font-weight: 700; font-variant-numeric: tabular-nums;`;

/** How many rows are run, which screen readers are told of. */
const Progress = ({ job: { counts, total } }: { job: Job }) => {
	const { t } = useText();
	const over = total - counts.waiting;
	const words = t('console.bulkJobs.progress', { over: formatNumber(over), total: formatNumber(total) });
	return (
		<Stack gap="small">
			<p className={big} role="status">
				{words}
			</p>
			<ProgressBar percent={total === 0 ? 100 : Math.floor((100 * over) / total)} label={words} />
			<p className={counted}>
				{t('console.bulkJobs.counts', {
					done: formatNumber(counts.done),
					refused: formatNumber(counts.refused),
					stopped: formatNumber(counts.stopped),
					waiting: formatNumber(counts.waiting),
				})}
			</p>
		</Stack>
	);
};

/** What became of the job, or what comes next. */
const Outcome = ({ job: { state, counts, next_at: nextAt } }: { job: Job }) => {
	const { t, locale } = useText();
	const refused = formatNumber(counts.refused);
	if (state === 'stopped') {
		return <Banner tone="warning" title={t('console.bulkJobs.wasStopped', { count: formatNumber(counts.stopped) })} />;
	}
	if (state === 'done' && counts.refused > 0) {
		return <Banner tone="warning" title={t('console.bulkJobs.partly', { count: refused })} />;
	}
	if (state === 'done') return <Banner tone="success" title={t('console.bulkJobs.allDone')} />;
	if (nextAt === null) return null;
	return <Banner tone="info" title={t('console.bulkJobs.next', { time: formatDateTime(nextAt, locale) })} />;
};

const Refused = ({ job: { refused } }: { job: Job }) => {
	const { t } = useText();
	if (refused.length === 0) return null;
	return (
		<section className={titled}>
			<h2>{t('console.bulkJobs.whyRefused')}</h2>
			<ul className={list}>
				{refused.map(({ reason, count }) => (
					<li key={reason}>{t('console.bulk.job.reason', { reason, count: formatNumber(count) })}</li>
				))}
			</ul>
		</section>
	);
};

/** The plan of a start, day by day. */
const Waves = ({ job: { waves } }: { job: Job }) => {
	const { t, locale } = useText();
	if (waves.length === 0) return null;
	return (
		<Fold summary={t('console.bulk.job.byDay', { count: waves.length })} startsOpen={waves.length <= 10}>
			<ul className={list}>
				{waves.map(({ day, count }) => (
					<li key={day}>
						{t('console.bulk.job.perDay', { day: formatDate(day, locale), count: formatNumber(count) })}
					</li>
				))}
			</ul>
		</Fold>
	);
};

/** Where an import leads on to: its companies, and the links that are being sent. */
const AfterImport = ({ job: { id, act, state, counts, invite_job_id: inviteId } }: { job: Job }) => {
	const { t } = useText();
	if (act !== 'import' || state === 'running') return null;
	return (
		<Row>
			{counts.done > 0 && (
				<ButtonLink to={consolePaths.companiesOfImport(id)} kind="primary">
					{t('console.bulkJobs.imported')}
				</ButtonLink>
			)}
			{inviteId !== null && (
				<ButtonLink to={consolePaths.bulkJob(inviteId)}>{t('console.bulkJobs.invites')}</ButtonLink>
			)}
		</Row>
	);
};

const JobView = ({ job, id }: { job: Job; id: number }) => {
	const { t } = useText();
	const [asked, setAsked] = useState<'stop' | 'pace' | null>(null);
	const isRunning = job.state === 'running';
	const hasWaves = job.act === 'start' && isRunning;
	return (
		<Stack gap="section">
			<Outcome job={job} />
			<AfterImport job={job} />
			<Panel>
				<Stack>
					<Progress job={job} />
					{isRunning && (
						<Row>
							{hasWaves && <Button onClick={() => setAsked('pace')}>{t('console.bulkJobs.pace.button')}</Button>}
							<Button kind="danger" onClick={() => setAsked('stop')}>
								{t('console.bulkJobs.stop.button')}
							</Button>
						</Row>
					)}
					{(hasWaves || job.act === 'invite') && <Waves job={job} />}
					<JobFacts job={job} />
				</Stack>
			</Panel>
			<Refused job={job} />
			<section className={titled}>
				<h2>{t('console.bulkJobs.rows')}</h2>
				<JobRows
					jobId={id}
					hasAssessors={job.assessor_choice !== null && job.assessor_choice !== 'keep'}
					over={job.total - job.counts.waiting}
				/>
			</section>
			{asked === 'stop' && <StopDialog id={id} waiting={job.counts.waiting} onClose={() => setAsked(null)} />}
			{asked === 'pace' && <PaceDialog id={id} perDay={job.per_day} onClose={() => setAsked(null)} />}
		</Stack>
	);
};

/** The list that the job was started from, with its filters; only addresses of the console are followed. */
const useBack = (): string | null => {
	const [parameters] = useSearchParams();
	const back = parameters.get('back');
	return back?.startsWith(`${consolePages.root}/`) ? back : null;
};

/** A job over many rows: how far it is, what it could not do, what is still to come. */
export const BulkJobScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const back = useBack();
	const query = api.console.bulkJobs.get.useQuery(
		{ id },
		{ refetchInterval: ({ state }) => intervalOf(state.data?.data) },
	);
	const job = query.data?.data;
	return (
		<Page
			title={job ? t(`console.bulkJobs.acts.${job.act}`) : t('console.bulkJobs.one')}
			aside={job && <JobState state={job.state} isPaused={job.next_at !== null} />}
			parents={[{ label: t('console.bulkJobs.title'), to: consolePaths.bulkJobs }]}
			actions={back && <ButtonLink to={back}>{t('console.bulkJobs.back')}</ButtonLink>}
		>
			<Loaded query={query} heights={[72, 160, 46, 46, 46]}>
				{(found) => <JobView job={found} id={id} />}
			</Loaded>
		</Page>
	);
};
