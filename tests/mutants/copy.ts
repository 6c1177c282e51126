import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The files that git knows or would add; those of a deleted one are still listed. */
const filesOf = (root: string): string[] =>
	execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
		.split('\0')
		.filter((file) => file && existsSync(path.join(root, file)));

/** Copies the tree with what was built, and links the packages. The copy is removed when the process ends. */
export const copyTree = (root: string): string => {
	const copy = mkdtempSync(path.join(os.tmpdir(), 'kyosei-mutants-'));
	process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
	for (const file of filesOf(root)) {
		mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
		copyFileSync(path.join(root, file), path.join(copy, file));
	}
	if (existsSync(path.join(root, 'dist')))
		cpSync(path.join(root, 'dist'), path.join(copy, 'dist'), { recursive: true });
	symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
	return copy;
};
