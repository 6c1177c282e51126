import { css } from 'goober';
import type { Outputs } from '#client/api/client.ts';
import { formatDate, formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { usePeriodWords } from '#client/console/assessments/bulk-jobs/period-words.ts';
import { Fold } from '#client/ui/fold.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { GivenDates } from '#shared/assessment/period.ts';
import type { JobAct } from './targets.ts';

export type JobPreviewData = Outputs['console']['bulkJobs']['preview']['data'];

const list = css`padding-inline-start: 20px; line-height: 1.7; max-height: 240px; overflow-y: auto;`;
const lead = css`font-size: 18px; font-weight: 700;`;

type StartProps = { preview: JobPreviewData; given: GivenDates };

/** What a start does to assessments of before, and the period that it writes. */
const OfStart = ({ preview: { running, superseded, waves }, given }: StartProps) => {
	const { t } = useText();
	const periodWords = usePeriodWords();
	const [first, last] = [waves[0], waves.at(-1)];
	return (
		<>
			{first && last && <p>{periodWords(given, { first: first.day, last: last.day })}</p>}
			{running > 0 && (
				<Banner tone="warning" title={t('console.bulk.start.running', { count: formatNumber(running) })}>
					<p>{t('console.bulk.start.runningGoesOn')}</p>
				</Banner>
			)}
			{superseded > 0 && (
				<Banner tone="warning" title={t('console.bulk.start.superseded', { count: formatNumber(superseded) })}>
					<p>{t('console.bulk.start.supersededText')}</p>
				</Banner>
			)}
		</>
	);
};

type PreviewProps = {
	act: JobAct;
	preview: JobPreviewData;
	/** The dates in the settings. */
	given: GivenDates;
};

/** What a job will do to how many rows, why it cannot on others, who gets how many, and on which days. */
export const JobPreview = ({ act, preview, given }: PreviewProps) => {
	const { t, locale } = useText();
	const { possible, refused, assessors, waves } = preview;
	const rest = preview.total - possible;
	return (
		<Stack>
			<p className={lead}>
				{possible > 0
					? t(`console.bulk.${act}.willDo`, { count: formatNumber(possible) })
					: t('console.bulk.job.nothing')}
			</p>
			{act === 'start' && <OfStart preview={preview} given={given} />}
			{/* Running assessments have a banner of their own. */}
			{rest > preview.running && (
				<section>
					<p>{t('console.bulk.job.cannot', { count: formatNumber(rest) })}</p>
					<ul className={list}>
						{refused.map(({ reason, count }) => (
							<li key={reason}>{t('console.bulk.job.reason', { reason, count: formatNumber(count) })}</li>
						))}
					</ul>
				</section>
			)}
			{possible > 0 && act !== 'assign' && assessors.length > 0 && (
				<Fold summary={t('console.bulk.job.byAssessor')} startsOpen={assessors.length <= 10}>
					<ul className={list}>
						{assessors.map(({ id, name, count }) => (
							<li key={id}>{t('console.bulk.job.perPerson', { name, count: formatNumber(count) })}</li>
						))}
					</ul>
				</Fold>
			)}
			{waves.length > 1 && (
				<Fold summary={t('console.bulk.job.byDay', { count: waves.length })} startsOpen={waves.length <= 10}>
					<ul className={list}>
						{waves.map(({ day, count }) => (
							<li key={day}>
								{t('console.bulk.job.perDay', { day: formatDate(day, locale), count: formatNumber(count) })}
							</li>
						))}
					</ul>
				</Fold>
			)}
			{possible > 0 && <p>{t('console.bulk.job.goesOn')}</p>}
		</Stack>
	);
};
