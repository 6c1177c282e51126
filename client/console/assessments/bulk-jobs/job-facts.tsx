import type { Outputs } from '#client/api/client.ts';
import { formatDateTime, formatNumber, formatPeriod } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Facts } from '#client/ui/layout.tsx';
import { tokyoDate } from '#shared/dates.ts';
import { usePeriodWords } from './period-words.ts';

export type Job = Outputs['console']['bulkJobs']['get']['data'];

/** The days in Tokyo on which a start begins, and on which its last wave is or was due. */
const daysOf = ({ created_at: made, ended_at: ended, waves }: Job): { first: string; last: string } => {
	const first = tokyoDate(new Date(made));
	return { first, last: waves.at(-1)?.day ?? (ended ? tokyoDate(new Date(ended)) : first) };
};

/** Who made a job when, and its settings. */
export const JobFacts = ({ job }: { job: Job }) => {
	const { t, locale } = useText();
	const { start_date: start, end_date: end, assessor_choice: choice, assessors, per_day: perDay } = job;
	const periodWords = usePeriodWords();
	const names = assessors.map(({ name }) => name).join(t('console.bulkJobs.nameSeparator'));
	const entries: [string, string][] = [
		[t('console.bulkJobs.madeBy'), job.made_by.name],
		[t('console.bulkJobs.madeAt'), formatDateTime(job.created_at, locale)],
	];
	if (job.ended_at) entries.push([t('console.bulkJobs.endedAt'), formatDateTime(job.ended_at, locale)]);
	if (job.act === 'start') entries.push([t('console.bulkJobs.period'), periodWords({ start, end }, daysOf(job))]);
	else if (start || end) entries.push([t('console.bulkJobs.period'), formatPeriod(start, end, locale)]);
	if (choice) entries.push([t('labels.bulk.assessor_choice'), t(`console.bulk.start.choices.${choice}`)]);
	if (names !== '') entries.push([t('labels.assessment.assigned'), names]);
	if (job.act === 'start') {
		entries.push([
			t('labels.bulk.per_day'),
			perDay === 0 ? t('console.bulkJobs.atOnce') : t('console.bulkJobs.companies', { count: formatNumber(perDay) }),
		]);
	}
	if (job.running > 0) {
		entries.push([
			t('console.bulkJobs.running'),
			t('console.bulkJobs.runningGoesOn', { count: formatNumber(job.running) }),
		]);
	}
	if (job.act === 'import' || job.act === 'invite') {
		const { mails_per_hour: perHour } = job;
		entries.push([
			t('console.bulkJobs.mails'),
			perHour === null
				? t('console.bulkJobs.noMails')
				: t('console.bulkJobs.mailsPerHour', { count: formatNumber(perHour) }),
		]);
	}
	return <Facts entries={entries} />;
};
