import { jobs } from '#server/all-jobs.ts';
import { retryFailedJobs } from '#server/jobs/retry.ts';
import { CommandError, runCommand } from './commands/command.ts';
import { withInstallation } from './commands/installation.ts';

const idOf = (given: string): number => {
	if (!/^\d{1,9}$/.test(given)) throw new CommandError(`--id is a number, not ${given}`, 2);
	return Number(given);
};

await runCommand({
	name: 'jobs:retry',
	about: 'Has jobs tried again that failed for good. Running servers and workers take them up within seconds.',
	options: {
		name: { about: 'Only jobs of this name, such as render-pdf.', value: 'NAME' },
		id: { about: 'Only the job with this number in outbox_jobs.', value: 'ID' },
		list: { about: 'Only show them.' },
	},
	run: async ({ name, id, list }) => {
		const which = { ...(name ? { name } : {}), ...(id ? { id: idOf(id) } : {}) };
		const failed = await withInstallation((installation) => retryFailedJobs(installation, jobs, which, { list }));
		for (const { id: number, name: called, error, failedAt, outcome } of failed) {
			console.log(`${number}  ${called}  failed ${failedAt.toISOString()} (${error ?? 'no reason'})  ${outcome}`);
		}
		const again = failed.filter(({ outcome }) => outcome === 'tried again').length;
		console.log(
			list ? `${failed.length} jobs have failed.` : `${again} of ${failed.length} failed jobs are tried again.`,
		);
	},
});
