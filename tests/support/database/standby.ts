import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Cluster, makeSocketFolder, openCluster } from '#server/db/embedded/cluster.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { type Server, spawnServer, spawnWatchdog } from '#server/db/embedded/server.ts';
import { migrateAndSeed } from '#tests/support/database/seeded.ts';

/** A seeded PostgreSQL with a streaming standby, both on this machine. */

export type Standby = {
	/** URL of the primary. */
	primaryUrl: string;
	url: string;
	/** Runs one statement on the primary; `onStandby` on the standby. */
	onPrimary: (text: string) => Promise<pg.QueryResult>;
	onStandby: (text: string) => Promise<pg.QueryResult>;
	/** The log of the standby, with the statements that ran on it. */
	log: () => string;
	/** Pauses the replay, so that the standby falls behind; it goes on receiving. */
	pause: () => Promise<void>;
	resume: () => Promise<void>;
	/** Kills the standby, as a crash would. */
	kill: () => Promise<void>;
	start: () => Promise<void>;
	close: () => Promise<void>;
};

/** Contents that a copy of a running cluster leaves out (as pg_basebackup does); the folders themselves must exist. */
const EMPTY = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'];
const LEFT_OUT = /^(postmaster\.(pid|opts)|\.s\.PGSQL.*)$/;

const copyCluster = (from: string, to: string): void => {
	fs.cpSync(from, to, {
		recursive: true,
		filter: (source) => {
			const [top = '', ...below] = path.relative(from, source).split(path.sep);
			return !LEFT_OUT.test(top) && !(EMPTY.includes(top) && below.length > 0);
		},
	});
	fs.mkdirSync(path.join(to, 'pg_wal/archive_status'));
};

const chownAll = (file: string, owner: Cluster['owner']): void => {
	if (!owner) return;
	fs.lchownSync(file, owner.uid, owner.gid);
	if (!fs.lstatSync(file).isDirectory()) return;
	for (const name of fs.readdirSync(file)) chownAll(path.join(file, name), owner);
};

const statement = async (connectionString: string, text: string): Promise<pg.QueryResult> => {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		return await client.query(text);
	} finally {
		await client.end();
	}
};

/** Copies a running primary into a folder from which a standby can start. */
const copyAsStandby = async (primaryUrl: string, { folder: from, owner }: Cluster, to: string): Promise<void> => {
	const client = new pg.Client({ connectionString: primaryUrl });
	await client.connect();
	await client.query("select pg_create_physical_replication_slot('standby', true)");
	// Both functions must be called on the same connection.
	await client.query("select pg_backup_start('standby', fast => true)");
	copyCluster(from, to);
	const { rows } = await client.query<{ labelfile: string }>(
		'select labelfile from pg_backup_stop(wait_for_archive => false)',
	);
	await client.end();
	fs.writeFileSync(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
	fs.writeFileSync(path.join(to, 'standby.signal'), '');
	fs.chmodSync(to, 0o700);
	chownAll(to, owner);
};

const makePrimary = async (dataDir: string) => {
	// Autovacuum is off: replaying its clean-up could cancel a read on the standby at random.
	const settings = { fsync: 'off', autovacuum: 'off' };
	const primary = await startEmbeddedPostgres({ dataDir, database: 'kyosei', settings });
	await migrateAndSeed(primary.url);
	return primary;
};

/** Starts both. Reads on the standby that conflict with the replay are canceled at once. */
export const startWithStandby = async (): Promise<Standby> => {
	const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-standby-'));
	fs.chmodSync(dataDir, 0o755);
	const primary = await makePrimary(dataDir);
	const cluster = openCluster(dataDir);
	const standby: Cluster = { ...cluster, folder: `${cluster.folder}-standby`, socket: `${cluster.socket}-s` };
	await copyAsStandby(primary.url, cluster, standby.folder);

	let server: Server | null = null;
	let release = (): void => {};
	let log = '';
	const start = async (): Promise<void> => {
		fs.rmSync(path.join(standby.folder, 'postmaster.pid'), { force: true });
		makeSocketFolder(standby);
		server = spawnServer(standby, {
			settings: {
				fsync: 'off',
				primary_conninfo: `host=${cluster.socket} user=kyosei`,
				primary_slot_name: 'standby',
				wal_retrieve_retry_interval: '100ms',
				max_standby_streaming_delay: '0',
				log_statement: 'all',
			},
			log: (chunk) => {
				log += `${chunk}\n`;
			},
		});
		release = spawnWatchdog(server.pid);
		await server.ready;
	};
	const kill = async (): Promise<void> => {
		if (!server || server.hasExited()) return;
		process.kill(server.pid, 'SIGQUIT');
		await server.exited;
		release();
	};
	await start();

	const url = new URL(primary.url);
	url.searchParams.set('host', standby.socket);
	const onStandby = (text: string) => statement(url.toString(), text);
	return {
		primaryUrl: primary.url,
		url: url.toString(),
		onPrimary: (text) => statement(primary.url, text),
		onStandby,
		log: () => log,
		pause: async () => {
			await onStandby('select pg_wal_replay_pause()');
			const state = async () => (await onStandby('select pg_get_wal_replay_pause_state() as state')).rows[0];
			while ((await state()).state !== 'paused');
		},
		resume: async () => {
			await onStandby('select pg_wal_replay_resume()');
		},
		kill,
		start,
		close: async () => {
			await kill();
			await primary.stop();
			for (const folder of [dataDir, standby.folder, standby.socket])
				fs.rmSync(folder, { recursive: true, force: true });
		},
	};
};
