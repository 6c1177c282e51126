import { compareFiles, compareTables } from './backup/compare.ts';
import { assertRecent, newestBackup } from './backup/newest.ts';
import { recordCheck } from './backup/record-check.ts';
import { restoreBackup } from './backup/restore.ts';
import { withScratch } from './backup/scratch.ts';
import { signInOn } from './backup/sign-in.ts';
import { CommandError, runCommand, typedPath } from './commands/command.ts';
import { loadSettings } from './start/settings.ts';

const DEFAULT_HOURS = '26';

const hoursOf = (given: string): number => {
	if (!/^[1-9]\d{0,4}$/.test(given)) throw new CommandError('--max-age must be a number of hours', 2);
	return Number(given);
};

await runCommand({
	name: 'backup:check',
	about:
		'Restores the newest backup into a scratch database, compares it, signs in, and deletes it again. For a nightly job.',
	options: {
		in: { about: 'The folder with the backups, or one backup.', value: 'DIR', required: true },
		'max-age': { about: `Fail if it is older than this many hours (${DEFAULT_HOURS}).`, value: 'HOURS' },
	},
	run: async (given) => {
		const hours = hoursOf(given['max-age'] || DEFAULT_HOURS);
		const found = await newestBackup(typedPath(given.in));
		assertRecent(found, hours, new Date());
		const { folder, manifest } = found;
		const begin = performance.now();
		const settings = loadSettings();
		await withScratch(settings, async (scratch) => {
			const { endedRounds } = await restoreBackup(scratch, folder, { force: false });
			await compareTables(scratch.config.databaseUrl, manifest, endedRounds);
			await compareFiles(scratch.storage, manifest);
			await signInOn(scratch, manifest.tables.find(({ name }) => name === 'companies')?.rows ?? 0);
		});
		const isRecorded = await recordCheck(settings);
		const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
		const seconds = Math.round((performance.now() - begin) / 1000);
		console.log(
			`The backup of ${manifest.made_at} in ${folder} can be restored: ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files are as they were, and a sign-in works (${seconds} s).`,
		);
		if (!isRecorded) console.log('The console will not show it: DATABASE_URL is not that of the running installation.');
	},
});
