import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Whether this Node runs TypeScript without flags. */
const isRecent = () => {
	const [major, minor] = process.versions.node.split('.').map(Number);
	return major > 22 || (major === 22 && minor >= 18);
};

/** The Node in node_modules, else the system's, for platforms without such a package. */
const nodeOf = (root) => {
	const installed = path.join(root, 'node_modules/.bin/node');
	if (existsSync(installed)) return installed;
	if (isRecent()) return process.execPath;
	throw new Error(`Node 22.18 or newer is needed on ${process.platform}-${process.arch}.`);
};

/** Runs `build.ts`, the TypeScript part of the setup, which reports its own errors. */
export const build = (root) =>
	new Promise((resolve, reject) => {
		const child = spawn(nodeOf(root), [path.join(root, 'scripts/setup/build.ts')], { cwd: root, stdio: 'inherit' });
		child.once('error', reject);
		child.once('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
	});
