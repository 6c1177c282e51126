import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readManifest } from '#scripts/backup/format.ts';
import { call, caller } from '#tests/support/client.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { pdf, upload } from '#tests/support/files/files.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { runScript } from '#tests/support/processes/commands.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { withSite } from './support/site.ts';

const COMPANIES = 20;

export const backupRestored: Drill = {
	name: 'backup while it runs, restore elsewhere',
	rule: 'counts, hashes, files and sign-in equal',
	limitMs: 120_000,
	run: () =>
		withSite({ servers: 1 }, async ({ app, env }) => {
			const { problems, check } = createChecks();
			const staged = await assessmentAt(app, 1);
			for (let n = 1; n < COMPANIES; n++) await assessmentAt(app, 1, { admin: staged.admin });
			const { token } = staged.owner;
			await upload(app, token, { content: pdf('drill'), fileName: 'a.pdf', type: 'application/pdf' });
			const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-drill-backup-'));
			const target = await createTestDatabase();
			const elsewhere = { ...env, DATABASE_URL: target.url, DATA_DIR: path.join(folder, 'data') };
			const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
			try {
				const begin = performance.now();
				check((await runScript('backup.ts', ['--to', first], env)).code === 0, 'the backup failed');
				const madeMs = performance.now() - begin;
				const restored = await runScript('restore.ts', ['--from', first, '--force'], elsewhere);
				check(restored.code === 0, restored.stderr);
				const restoredMs = performance.now() - begin - madeMs;
				check((await runScript('backup.ts', ['--to', second], elsewhere)).code === 0, 'the second backup failed');
				const [one, two] = [await readManifest(first), await readManifest(second)];
				for (const part of ['tables', 'sequences', 'files'] as const) {
					check(JSON.stringify(one[part]) === JSON.stringify(two[part]), `${part} differ`);
				}
				const server = await startServerProcess(elsewhere);
				check((await caller(server, token).get('/app/me')).status === 200, 'a sign-in was lost');
				const body = { email: staged.owner.user.email, password: PASSWORD };
				check((await call(server, 'POST', '/app/login', { body })).status === 200, 'a password is not as it was');
				await server.stop();
				const rows = one.tables.reduce((sum, table) => sum + table.rows, 0);
				return {
					figures: `${rows} rows, ${one.files.length} file: backup ${seconds(madeMs)}, restore ${seconds(restoredMs)}`,
					problems,
				};
			} finally {
				await target.drop();
				fs.rmSync(folder, { recursive: true, force: true });
			}
		}),
};
