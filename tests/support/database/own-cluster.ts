import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { migrateAndSeed } from '#tests/support/database/seeded.ts';

/** A seeded PostgreSQL for a single test file: no other test writes into its write-ahead log. */
export type OwnCluster = {
	url: string;
	/** The data folder. */
	folder: string;
	query: <T extends pg.QueryResultRow>(text: string) => Promise<T[]>;
	stop: () => Promise<void>;
};

export const startOwnCluster = async (settings: Record<string, string> = {}): Promise<OwnCluster> => {
	const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-cluster-'));
	fs.chmodSync(dataDir, 0o755);
	const cluster = await startEmbeddedPostgres({ dataDir, database: 'kyosei', settings: { fsync: 'off', ...settings } });
	await migrateAndSeed(cluster.url);
	const client = new pg.Client({ connectionString: cluster.url });
	client.on('error', () => {});
	await client.connect();
	return {
		url: cluster.url,
		folder: cluster.folder,
		query: async <T extends pg.QueryResultRow>(text: string) => (await client.query<T>(text)).rows,
		stop: async () => {
			await client.end();
			await cluster.stop();
			fs.rmSync(dataDir, { recursive: true, force: true });
		},
	};
};

/**
 * The files below a folder that contain any of the texts, with the number of texts found. Files deleted meanwhile have
 * none.
 */
export const filesHolding = (folder: string, texts: readonly (string | Buffer)[]): Record<string, number> => {
	const found: Record<string, number> = {};
	for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		const bytes = bytesOf(path.join(folder, name));
		const count = bytes ? texts.filter((text) => bytes.includes(text)).length : 0;
		if (count > 0) found[name] = count;
	}
	return found;
};

const bytesOf = (file: string): Buffer | null => {
	try {
		return fs.statSync(file).isFile() ? fs.readFileSync(file) : null;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
};
