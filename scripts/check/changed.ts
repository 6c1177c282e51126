import { execFileSync } from 'node:child_process';

/** What has changed since the branch left `main`; on `main` itself, since the last commit. */

const git = (...args: string[]): string =>
	execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The commit to compare with. A clone without `main` compares with the last commit. */
export const findBase = (): string => {
	for (const main of ['main', 'origin/main']) {
		try {
			return git('merge-base', 'HEAD', main).trim();
		} catch {
			// There is no such branch here.
		}
	}
	return git('rev-parse', 'HEAD').trim();
};

/** Changed and new files, without deleted ones. */
export const changedSince = (base: string): string[] =>
	[git('diff', '--name-only', '--diff-filter=d', base), git('ls-files', '--others', '--exclude-standard')]
		.join('\n')
		.split('\n')
		.filter((file) => file !== '');
