import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, SOURCES } from './repository.ts';

/** Builds the page of all parts, of the working tree or of a commit, into a temporary folder. */

const run = promisify(execFile);

export const makeFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-parts-'));

/** The sources of a commit, with the packages of the working tree. */
const checkOut = async (commit: string): Promise<string> => {
	const folder = makeFolder();
	const archive = path.join(folder, 'sources.tar');
	await run('git', ['archive', '--output', archive, commit, '--', ...SOURCES], { cwd: root });
	await run('tar', ['-xf', archive, '-C', folder]);
	fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
	return folder;
};

/** Builds into `output`; of the working tree if `commit` is null. A process each, so that two can build at once. */
export const buildParts = async (commit: string | null, output: string): Promise<void> => {
	const sources = commit === null ? root : await checkOut(commit);
	try {
		const vite = path.join(root, 'node_modules/vite/bin/vite.js');
		const args = ['build', '--config', 'vite.parts.config.ts', '--outDir', output, '--logLevel', 'error'];
		await run(process.execPath, [vite, ...args], { cwd: sources });
	} finally {
		if (commit !== null) fs.rmSync(sources, { recursive: true, force: true });
	}
};
