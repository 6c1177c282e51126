import { restoreBackup } from './backup/restore.ts';
import { runCommand, typedPath } from './commands/command.ts';
import { withInstallation } from './commands/installation.ts';

await runCommand({
	name: 'restore',
	about: 'Brings a backup back into an empty database and the file storage. Stop Kyosei first.',
	options: {
		from: { about: 'The folder that npm run backup made.', value: 'DIR', required: true },
		force: { about: 'Delete all that the database holds before.' },
	},
	run: async ({ from, force }) => {
		const folder = typedPath(from);
		const manifest = await withInstallation((installation) => restoreBackup(installation, folder, { force }));
		const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
		console.log(
			`Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files of ${manifest.made_at}.`,
		);
	},
});
