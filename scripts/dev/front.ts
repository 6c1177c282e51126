import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createServer, type Plugin, searchForWorkspaceRoot, type ViteDevServer } from 'vite';
import type { Config } from '#server/base/config.ts';
import { BASE } from './addresses.ts';
import { serveParts } from './parts.ts';
import { serveRendered } from './rendered.ts';
import { serveStartModules } from './start-module.ts';
import { waitForServer } from './wait-for-server.ts';

/**
 * Vite in front of the server, on the port of the settings: `/@dev/…` are modules of the client, `/parts` is the page of all
 * parts, and every other address is the server's. The `Host` header is passed on as it came, so that cookies, the origin
 * check and links are as in production.
 */

const NOT_OURS = `^(?!${BASE})`;

const packages = path.resolve(import.meta.dirname, '../../node_modules');

/** The process that serves everything but the modules of the client. */
export type Behind = { port: number; whenReplaced: () => Promise<unknown> };

const middlewares = ({ port, whenReplaced }: Behind, rendererPath: string): Plugin => ({
	name: 'kyosei-front',
	configureServer: (vite) => {
		vite.middlewares.use(serveParts);
		vite.middlewares.use(waitForServer(port, whenReplaced));
		vite.middlewares.use(serveRendered(vite, rendererPath));
		vite.middlewares.use(serveStartModules);
	},
});

export type Front = { vite: ViteDevServer /** Where the server gets its pages. */; renderer: string };

/** Listens on loopback only. */
export const openFront = async (config: Config, behind: Behind): Promise<Front> => {
	// A web page that is open in the same browser must not guess it.
	const rendererPath = `${BASE}@rendered/${randomUUID()}/`;
	const vite = await createServer({
		configFile: 'vite.config.ts',
		base: BASE,
		appType: 'custom',
		clearScreen: false,
		logLevel: 'warn',
		cacheDir: path.join(config.dataDir, 'vite'),
		plugins: [middlewares(behind, rendererPath)],
		// The inputs in vite.config.ts are relative to the repository, and cannot be scanned for packages.
		optimizeDeps: { entries: ['main.tsx', 'boot.ts', 'check-file.ts', 'parts.tsx'] },
		server: {
			host: '127.0.0.1',
			port: config.port,
			strictPort: true,
			cors: false,
			proxy: { [NOT_OURS]: { target: `http://127.0.0.1:${behind.port}`, changeOrigin: false } },
			fs: { allow: [searchForWorkspaceRoot('.'), packages, config.dataDir] },
			watch: { ignored: ['**/dist/**', '**/.data/**'] },
		},
	});
	await vite.listen();
	return { vite, renderer: `http://127.0.0.1:${config.port}${rendererPath}` };
};
