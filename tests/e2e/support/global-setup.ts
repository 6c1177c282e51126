import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setup } from '../../support/global-setup.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const newestIn = (folder: string): number =>
	fs
		.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.reduce((newest, entry) => Math.max(newest, fs.statSync(path.join(entry.parentPath, entry.name)).mtimeMs), 0);

/** The client is built where its sources are newer than what was built. */
const buildClient = (): void => {
	const built = path.join(root, 'dist/client/index.html');
	const builtAt = fs.existsSync(built) ? fs.statSync(built).mtimeMs : 0;
	if (
		builtAt > Math.max(newestIn('client'), newestIn('shared'), fs.statSync(path.join(root, 'vite.config.ts')).mtimeMs)
	) {
		return;
	}
	const vite = path.join(root, 'node_modules/vite/bin/vite.js');
	const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], { cwd: root, encoding: 'utf8' });
	if (status !== 0) throw new Error(`the client does not build:\n${stdout}\n${stderr}`);
};

/** One PostgreSQL and one build for the run; every worker boots the product on a database of its own. */
export const prepare = async (): Promise<() => Promise<void>> => {
	buildClient();
	return setup();
};

// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup this way
export default prepare;
