import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ensureBundle, printBundle } from '#scripts/setup/bundles.ts';
import { ensureDocsPage } from '#scripts/setup/docs-page.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { migrateAndSeed } from '#tests/support/database/seeded.ts';
import { TEMPLATE, urlOf } from './database.ts';

/**
 * The PostgreSQL cluster of a test run, without durability and without work in the background. Its plans are for any values,
 * as those of an installation are once a connection has run a statement five times: a test runs it once or twice.
 */
const startCluster = async (folder: string): Promise<EmbeddedPostgres> =>
	startEmbeddedPostgres({
		dataDir: folder,
		database: 'postgres',
		settings: {
			fsync: 'off',
			synchronous_commit: 'off',
			full_page_writes: 'off',
			wal_level: 'minimal',
			max_wal_senders: '0',
			max_wal_size: '2GB',
			checkpoint_timeout: '1h',
			autovacuum: 'off',
			jit: 'off',
			shared_buffers: '256MB',
			// Benches measure the plans that the product would have.
			plan_cache_mode: process.env.TEST_PLANS ?? 'force_generic_plan',
			max_connections: '300',
		},
	});

/** Migrates and seeds the template database. */
export const makeTemplate = async (adminUrl: string): Promise<void> => {
	const admin = new pg.Client({ connectionString: adminUrl });
	await admin.connect();
	await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
	await admin.query(`create database ${TEMPLATE}`);
	await admin.end();
	await migrateAndSeed(urlOf(TEMPLATE));
};

/** Sets up one PostgreSQL, one seeded template database and the print bundle for the whole run. */
export const setup = async (): Promise<() => Promise<void>> => {
	await ensureBundle(printBundle);
	await ensureDocsPage();
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-test-'));
	fs.chmodSync(folder, 0o755);
	const given = process.env.TEST_DATABASE_URL;
	const cluster = given ? null : await startCluster(folder);
	process.env.TEST_DATABASE_URL = given ?? cluster?.url ?? '';
	await makeTemplate(process.env.TEST_DATABASE_URL);
	return async () => {
		await cluster?.stop();
		fs.rmSync(folder, { recursive: true, force: true });
	};
};
