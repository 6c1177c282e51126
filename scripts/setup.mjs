import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './setup/install.mjs';
import { takeLock } from './setup/lock.mjs';
import { build } from './setup/run-build.mjs';
import { fail, say } from './setup/say.mjs';

/**
 * Runs before `npm start` and `npm test`, on whatever Node the machine has and before there are any packages: it
 * imports nothing but Node and itself. Where everything is done it only looks.
 */

const OLDEST = [20, 19];

const checkNode = () => {
	const [major, minor] = process.versions.node.split('.').map(Number);
	if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
		fail(`Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`);
	}
};

const describe = (error) => {
	if (error.code === 'ENOSPC') return 'No space is left on the disk.';
	if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return `No permission to write ${error.path ?? 'here'}.`;
	return error.message;
};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

checkNode();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
try {
	const lock = await takeLock(path.join(root, '.setup.lock'), say);
	process.on('exit', lock.release);
	await install(root, lock);
	await build(root);
} catch (error) {
	fail(describe(error));
}
