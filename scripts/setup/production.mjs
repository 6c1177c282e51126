import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BUILT = ['dist/client/index.html', 'dist/print/print.html'];

/** Packages installed by npm; null if none. */
const installedPackages = (root) => {
	try {
		return JSON.parse(readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
	} catch (error) {
		if (error.code === 'ENOENT') return null;
		throw error;
	}
};

/**
 * Whether this is a production installation that needs no set-up: built, and then installed by `npm ci --omit=dev`,
 * without the packages needed for building.
 */
export const isInstalledForProduction = (root, env = process.env) => {
	if (env.NODE_ENV !== 'production' || !BUILT.every((file) => existsSync(path.join(root, file)))) return false;
	const installed = installedPackages(root);
	return installed !== null && 'node_modules/fastify' in installed && !('node_modules/vite' in installed);
};
