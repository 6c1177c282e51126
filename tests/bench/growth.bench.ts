import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { migrateAndSeed } from '#tests/support/database/seeded.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';
import { type Bench, type Figure, timed } from './figures.ts';
import { measureCosts } from './growth/costs.ts';
import { COMPANIES, measureSizes } from './growth/sizes.ts';

/** What docs/measurements/growth.md calculates with: rows, bytes and log of a company, processor time of calls, a backup. */

const backup = async (app: TestApp, folder: string): Promise<Figure[]> => {
	const to = path.join(folder, 'backup');
	const ms = await timed(async () => {
		const { code, stderr } = await runScript('backup.ts', ['--to', to], environmentOf(app.deps.config));
		if (code !== 0) throw new Error(stderr);
	});
	const bytes = fs
		.readdirSync(to, { recursive: true, encoding: 'utf8' })
		.map((name) => fs.statSync(path.join(to, name)))
		.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
	return [
		{ name: `a backup of ${COMPANIES} companies`, value: ms, unit: 'ms', limit: null },
		{ name: 'a company in the backup', value: bytes / COMPANIES / 1024, unit: 'KB', limit: null },
	];
};

export const bench: Bench = {
	title: 'What a company takes, with assessment, re-assessment and certificate',
	run: async () => {
		const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-growth-'));
		fs.chmodSync(folder, 0o755);
		// With durability, unlike the cluster of the tests.
		const cluster = await startEmbeddedPostgres({ dataDir: folder, database: 'kyosei' });
		await migrateAndSeed(cluster.url);
		const app = await bootApp({ databaseProxy: async () => cluster.url });
		try {
			const sizes = await measureSizes(app);
			return [...sizes, ...(await backup(app, folder)), ...(await measureCosts(app, cluster.folder))];
		} finally {
			await app.close();
			await cluster.stop();
			fs.rmSync(folder, { recursive: true, force: true });
		}
	},
};
