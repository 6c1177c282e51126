import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Node from which TypeScript runs as it is. */
const isRecent = () => {
	const [major, minor] = process.versions.node.split('.').map(Number);
	return major > 22 || (major === 22 && minor >= 18);
};

/** The Node that npm brought, on which everything after the setup runs; the machine's own where npm has none for it. */
const nodeOf = (root) => {
	const brought = path.join(root, 'node_modules/.bin/node');
	if (existsSync(brought)) return brought;
	if (isRecent()) return process.execPath;
	throw new Error(`Node 22.18 or newer is needed on ${process.platform}-${process.arch}.`);
};

/** The rest of the setup is TypeScript: `build.ts` beside this file. It says itself what is wrong. */
export const build = (root) =>
	new Promise((resolve, reject) => {
		const child = spawn(nodeOf(root), [path.join(root, 'scripts/setup/build.ts')], { cwd: root, stdio: 'inherit' });
		child.once('error', reject);
		child.once('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
	});
