import pTimeout from 'p-timeout';
import { openQueue } from '#server/jobs/queue.ts';
import { jobIdOf } from '#server/jobs/queued-jobs.ts';
import { removeFiles } from '#server/storage/removals.ts';
import { CommandError, runCommand } from './commands/command.ts';
import { type Installation, withInstallation } from './commands/installation.ts';
import { confirmName } from './company/confirm.ts';
import { eraseRows, nameOfCompany } from './company/erase.ts';
import { companyId } from './company/ids.ts';

/** An unreachable queue never responds. */
const QUEUE_ANSWERS_MS = 10_000;

/** Removes the jobs from the queue. Remaining ones find no row and end. */
const dropJobs = async ({ config }: Pick<Installation, 'config'>, jobs: readonly number[]): Promise<void> => {
	if (jobs.length === 0) return;
	const queue = openQueue(config, () => {});
	const drop = async (): Promise<void> => {
		for (const id of jobs) await queue.remove(jobIdOf(id));
	};
	try {
		await pTimeout(drop(), { milliseconds: QUEUE_ANSWERS_MS });
	} catch {
		console.error('The queue could not be reached: the jobs that it still has will find nothing to do, and end.');
	} finally {
		await pTimeout(queue.close(), { milliseconds: QUEUE_ANSWERS_MS }).catch(() => {});
	}
};

/** Completes an interrupted run. */
const finishFormerRun = async (installation: Installation, id: number): Promise<void> => {
	const files = await removeFiles(installation);
	if (files === 0) throw new CommandError(`There is no company ${id}`);
	console.log(`Deleted ${files} files that an interrupted run had left. There is no company ${id} any more.`);
};

await runCommand({
	name: 'company:erase',
	about: 'Deletes a company with all its rows and files, for good. Servers and workers may run meanwhile.',
	options: {
		id: {
			about: 'The number of the company, as in the address of its page in the console.',
			value: 'N',
			required: true,
		},
		yes: { about: 'The name of the company, instead of typing it when asked.', value: 'NAME' },
		'even-under-way': { about: 'Also while one of its assessments is under way.' },
	},
	run: async ({ id, yes, 'even-under-way': evenUnderWay }) => {
		const company = companyId(id);
		await withInstallation(async (installation) => {
			const name = await nameOfCompany(installation, company);
			if (name === null) return finishFormerRun(installation, company);
			await confirmName(name, yes);
			const { rows, certificates, jobs, leftInLog } = await eraseRows(installation, company, { evenUnderWay });
			await dropJobs(installation, jobs);
			const files = await removeFiles(installation);
			console.log(`Erased ${rows} rows and ${files} files of company ${company}.`);
			if (certificates > 0)
				console.log(
					`${certificates} ${certificates === 1 ? 'certificate stays' : 'certificates stay'} verifiable (ERASED_COMPANY_KEEPS).`,
				);
			if (leftInLog.length > 0) {
				console.log(
					`The write-ahead log of the database still holds what workers answered (${leftInLog.join(', ')}): workers remove it as soon as they can.`,
				);
			}
			console.log('Backups made before still hold it: erase it again after restoring one.');
		});
	},
});
