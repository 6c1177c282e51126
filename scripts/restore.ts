import { restoreBackup } from './backup/restore.ts';
import { wordsOfSecret } from './backup/secret.ts';
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
		const { manifest, endedRounds, secret } = await withInstallation(async (installation) => ({
			...(await restoreBackup(installation, folder, { force })),
			secret: await wordsOfSecret(installation),
		}));
		const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
		console.log(
			`Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files of ${manifest.made_at}.`,
		);
		if (secret) console.error(secret);
		if (endedRounds > 0) {
			console.log(`Ended without a result: ${endedRounds} round(s) of the workers' voice, which were open then.`);
		}
	},
});
