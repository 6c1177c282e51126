import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Repository } from './judge.ts';

/** Reads the repository that the tests run in. */

export const root = path.join(import.meta.dirname, '../../../..');

/** The entry of the page, without which a commit has none. */
const ENTRY = 'client/parts.html';

const LOCK_FILE = 'package-lock.json';

/** What the page is built of. */
export const SOURCES = ['client', 'shared', 'package.json', LOCK_FILE, 'tsconfig.json', 'vite.parts.config.ts'];

/** The output of a Git command; null if it fails, or if there is no Git. */
const git = (...args: readonly string[]): string | null => {
	const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
	return status === 0 ? stdout.trim() : null;
};

export const readRepository = (): Repository => ({
	head: git('rev-parse', '--verify', '--quiet', 'HEAD'),
	parent: git('rev-parse', '--verify', '--quiet', 'HEAD^'),
	isChanged: Boolean(git('status', '--porcelain', '--', ...SOURCES)),
});

export const hasPage = (commit: string): boolean => git('cat-file', '-e', `${commit}:${ENTRY}`) !== null;

/** Whether a build of `commit` would need other packages than those that are installed. */
export const hasOtherPackages = (commit: string): boolean => git('diff', '--quiet', commit, '--', LOCK_FILE) === null;

/** The `Looks:` trailers of all commits after `commit`: of a merge, also those of its branch. */
export const trailersSince = (commit: string): string =>
	git('log', '--format=%(trailers:key=Looks,valueonly)', `${commit}..HEAD`) ?? '';
