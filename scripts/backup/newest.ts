import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '#scripts/commands/command.ts';
import { type Manifest, manifestFile, readManifest } from './format.ts';

export type Found = { folder: string; manifest: Manifest };

const HOUR_MS = 3_600_000;

/** The folder itself if it is a backup, and otherwise the backups in it; unfinished ones have no manifest. */
const backupsIn = async (folder: string): Promise<string[]> => {
	if (existsSync(manifestFile(folder))) return [folder];
	const entries = await readdir(folder, { withFileTypes: true });
	const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
	return folders.filter((each) => existsSync(manifestFile(each)));
};

/** @throws CommandError if there is no finished backup */
export const newestBackup = async (folder: string): Promise<Found> => {
	const found: Found[] = [];
	for (const each of await backupsIn(folder)) found.push({ folder: each, manifest: await readManifest(each) });
	const [newest] = found.toSorted((a, b) => b.manifest.made_at.localeCompare(a.manifest.made_at));
	if (!newest) throw new CommandError(`${folder} holds no finished backup`);
	return newest;
};

/** @throws CommandError if the backup is older than this many hours */
export const assertRecent = ({ folder, manifest }: Found, hours: number, now: Date): void => {
	const age = (now.getTime() - Date.parse(manifest.made_at)) / HOUR_MS;
	if (age <= hours) return;
	throw new CommandError(`The newest backup, ${folder}, is ${Math.floor(age)} hours old: more than ${hours}`);
};
