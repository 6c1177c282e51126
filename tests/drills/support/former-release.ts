import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The sources of the release before, built, for drills that run both. */

const root = path.join(import.meta.dirname, '../../..');

/** Until a commit has a tag: the one of the first release. */
const UNTAGGED = { name: '0.1.0', commit: 'fcd9cc13f8595467aaedf955ba9eefc3b277cc15' };

const git = (...args: string[]): string | null => {
	const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
	return status === 0 ? stdout.trim() : null;
};

type FormerRelease = { name: string; commit: string };

/** The newest release before the checked out commit. */
const findRelease = (): FormerRelease => {
	const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
	const commit = tag && git('rev-parse', `${tag}^{commit}`);
	return tag && commit ? { name: tag, commit } : UNTAGGED;
};

export const formerRelease = findRelease();

/** Why this clone cannot run it; null if it can. */
export const missingRelease = ({ name, commit }: FormerRelease): string | null => {
	if (git('rev-parse', '--git-dir') === null) return 'this folder is no clone of the repository';
	if (git('cat-file', '-e', `${commit}^{commit}`) !== null) return null;
	const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
	return `this clone ${isShallow ? 'is shallow and ' : ''}lacks ${name} (${commit.slice(0, 8)})${isShallow ? ': git fetch --unshallow' : ''}`;
};

/** Calls `work` with the folder of the built release, which is removed afterward. It runs on the packages of this version. */
export const withFormerRelease = async <T>(
	{ commit }: FormerRelease,
	work: (folder: string) => Promise<T>,
): Promise<T> => {
	const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-former-')), 'kyosei');
	execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root, stdio: 'ignore' });
	try {
		fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
		execFileSync(process.execPath, ['scripts/setup/build.ts'], { cwd: folder, stdio: 'ignore' });
		return await work(folder);
	} finally {
		execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root, stdio: 'ignore' });
		fs.rmSync(path.dirname(folder), { recursive: true, force: true });
	}
};
