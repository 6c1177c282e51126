import type { Outputs } from '#client/api/client.ts';
import { formatDateTime, formatNumber, formatPeriod } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Facts } from '#client/ui/layout.tsx';

export type Job = Outputs['console']['bulkJobs']['get']['data'];

/** Who made a job when, and its settings. */
export const JobFacts = ({ job }: { job: Job }) => {
	const { t, locale } = useText();
	const { start_date: start, end_date: end, assessor_choice: choice, assessors, per_day: perDay } = job;
	const names = assessors.map(({ name }) => name).join(t('console.bulkJobs.nameSeparator'));
	const entries: [string, string][] = [
		[t('console.bulkJobs.madeBy'), job.made_by.name],
		[t('console.bulkJobs.madeAt'), formatDateTime(job.created_at, locale)],
	];
	if (job.ended_at) entries.push([t('console.bulkJobs.endedAt'), formatDateTime(job.ended_at, locale)]);
	if (start || end) entries.push([t('console.bulkJobs.period'), formatPeriod(start, end, locale)]);
	if (choice) entries.push([t('labels.bulk.assessor_choice'), t(`console.bulk.start.choices.${choice}`)]);
	if (names !== '') entries.push([t('labels.assessment.assigned'), names]);
	if (job.act === 'start') {
		entries.push([
			t('labels.bulk.per_day'),
			perDay === 0 ? t('console.bulkJobs.atOnce') : t('console.bulkJobs.companies', { count: formatNumber(perDay) }),
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
