import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * What is kept in DATA_DIR is for the user of this process alone, with modes of its own instead of a umask: another user
 * runs the embedded PostgreSQL of root, and must still get through DATA_DIR and read the programs that are copied for it.
 */

export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;
/** DATA_DIR itself: others get through, and do not see what is there. */
const PASSAGE_MODE = 0o711;

const OTHERS = 0o077;

/** Gone meanwhile, or of another user, or on a file system without modes: nothing that this process can change. */
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

/** The folder last, so that a repair that is cut off is repeated. */
const repairFolder = async (folder: string): Promise<void> => {
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		const file = path.join(folder, entry.name);
		if (entry.isDirectory()) await repairFolder(file);
		else if (entry.isFile()) await makeFilePrivate(file);
	}
	await setMode(folder, FOLDER_MODE);
};

/** Folders of DATA_DIR with what companies and people gave or were written, and files with secrets. */
const FOLDERS = ['files', 'outbox', 'tmp', 'logs'] as const;
const SECRETS = ['app-secret'] as const;

/** Makes DATA_DIR, or closes it to others: as a former version made it, or somebody by hand. What is closed is not looked through. */
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
	// Never opened: where it is closed to everybody else, it stays so.
	if (mode !== null && mode & ~PASSAGE_MODE) await setMode(dataDir, mode & PASSAGE_MODE);
};
