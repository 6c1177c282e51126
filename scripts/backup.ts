import { makeBackup } from './backup/make.ts';
import { runCommand, typedPath } from './commands/command.ts';
import { tellDamaged, tellLost } from './commands/incomplete.ts';
import { withInstallation } from './commands/installation.ts';

await runCommand({
	name: 'backup',
	about: 'Writes the database and the uploaded files into a new folder. Kyosei may go on running meanwhile.',
	options: { to: { about: 'The new folder; keep it as safe as the database.', value: 'DIR', required: true } },
	run: async ({ to }) => {
		const folder = typedPath(to);
		const { manifest, named, deleted, lost, damaged, openRounds } = await withInstallation(
			(installation) => makeBackup(installation, folder),
			// Unsuitable databases are allowed: a backup is the way out of them.
			{ anyDatabase: true },
		);
		const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
		console.log(
			`Backed up ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files to ${folder}.`,
		);
		if (openRounds > 0) {
			console.log(`Not in it: codes and answers of ${openRounds} open round(s) of the workers' voice.`);
		}
		for (const key of deleted) console.log(`Not in it: file ${key} was deleted meanwhile.`);
		tellLost(lost, named);
		tellDamaged(damaged);
	},
});
