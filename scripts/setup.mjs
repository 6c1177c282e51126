import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './setup/install.mjs';
import { takeLock } from './setup/lock.mjs';
import { isInstalledForProduction } from './setup/production.mjs';
import { build } from './setup/run-build.mjs';
import { fail, say } from './setup/say.mjs';

/**
 * Runs before `npm start` and `npm test`, on the system's Node and before packages are installed, so it imports only
 * Node modules and itself. Does nothing if everything is up to date.
 */

const MINIMUM_NODE = [20, 19];

const checkNode = () => {
	const [major, minor] = process.versions.node.split('.').map(Number);
	if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
		fail(`Node ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
	}
};

const describe = (error) => {
	if (error.code === 'ENOSPC') return 'No space is left on the disk.';
	if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return `No permission to write ${error.path ?? 'here'}.`;
	return error.message;
};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

checkNode();
if (isInstalledForProduction(root)) process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
try {
	const lock = await takeLock(path.join(root, '.setup.lock'), say);
	process.on('exit', lock.release);
	await install(root, lock);
	await build(root);
} catch (error) {
	fail(describe(error));
}
