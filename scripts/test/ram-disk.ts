import { mkdirSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';

/**
 * A temporary folder in memory for a test run: on a disk, creating and dropping hundreds of databases takes five times
 * as long.
 */

const MOUNT = '/dev/shm';
/** A run uses about a third of it. */
const ROOM_BYTES = 3e9;

/** Whether the folder is in memory and allows executing programs, according to `/proc/mounts`. */
export const isRamDisk = (mounts: string, folder: string): boolean =>
	mounts.split('\n').some((line) => {
		const [, mountedAt, type, options = ''] = line.split(' ');
		return (
			mountedAt === folder && type === 'tmpfs' && options.startsWith('rw') && !options.split(',').includes('noexec')
		);
	});

/** Null if there is none or too little memory. The folder is kept, for Playwright's compiled tests. */
export const ramDisk = (): string | null => {
	try {
		if (!isRamDisk(readFileSync('/proc/mounts', 'utf8'), MOUNT)) return null;
		const { bavail, bsize } = statfsSync(MOUNT);
		if (bavail * bsize < ROOM_BYTES || process.availableMemory() < 3 * ROOM_BYTES) return null;
		const folder = path.join(MOUNT, `kyosei-tests-${process.getuid?.()}`);
		mkdirSync(folder, { recursive: true, mode: 0o755 });
		return folder;
	} catch {
		return null;
	}
};
