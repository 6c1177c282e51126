import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Files in DATA_DIR are private to the user of this process. Explicit modes instead of a umask: when root starts the
 * embedded PostgreSQL it runs as another user, which must pass through DATA_DIR and read the copied binaries.
 */

export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;
/** DATA_DIR itself: others may traverse it, but not list it. */
const PASSAGE_MODE = 0o711;

const OTHERS = 0o077;

/** Deleted meanwhile, owned by another user, or on a file system without modes: not fixable by this process. */
const BEYOND_US: readonly string[] = ['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'];

const setMode = async (file: string, mode: number): Promise<void> => {
	try {
		await chmod(file, mode);
	} catch (error) {
		if (!BEYOND_US.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
	}
};

export const makePrivateFolder = async (folder: string): Promise<void> => {
	await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
};

export const makeFilePrivate = (file: string): Promise<void> => setMode(file, FILE_MODE);

const modeOf = async (file: string): Promise<number | null> => {
	const found = await lstat(file).catch(() => null);
	return found && !found.isSymbolicLink() ? found.mode & 0o777 : null;
};

/** The folder last, so that an interrupted repair is repeated. */
const repairFolder = async (folder: string): Promise<void> => {
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		const file = path.join(folder, entry.name);
		if (entry.isDirectory()) await repairFolder(file);
		else if (entry.isFile()) await makeFilePrivate(file);
	}
	await setMode(folder, FOLDER_MODE);
};

/** Folders with data of companies and people, and files with secrets. */
const FOLDERS = ['files', 'outbox', 'tmp', 'logs'] as const;
const SECRETS = ['app-secret'] as const;

/**
 * Creates DATA_DIR and makes it private, also if a former version or an operator created it readable. Folders that are
 * private already are not walked.
 */
export const makeDataDir = async (dataDir: string): Promise<void> => {
	await mkdir(dataDir, { recursive: true });
	for (const name of FOLDERS) {
		const folder = path.join(dataDir, name);
		if (((await modeOf(folder)) ?? 0) & OTHERS) await repairFolder(folder);
	}
	for (const name of SECRETS) {
		const file = path.join(dataDir, name);
		if (((await modeOf(file)) ?? 0) & OTHERS) await makeFilePrivate(file);
	}
	const mode = await modeOf(dataDir);
	// Only removes permissions: a DATA_DIR that is stricter stays so.
	if (mode !== null && mode & ~PASSAGE_MODE) await setMode(dataDir, mode & PASSAGE_MODE);
};
