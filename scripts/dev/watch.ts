import path from 'node:path';
import type { ViteDevServer } from 'vite';

/** Tells which process a changed file concerns. Files of the client are replaced in the browser by Vite. */

export type Changed = { server: boolean; worker: boolean; bundles: boolean };

const SERVER = /^(server|shared|migrations|scripts\/seed|client\/drawn)\/|^client\/index\.html$/;
const WORKER = /^(server|shared|workers)\//;
/** Whatever the page that prints and the page on which workers answer may be built of. */
const BUNDLES = /^(client|shared)\//;
const NO_SOURCE = /\.test\.tsx?$|\.md$/;

const FOLDERS = ['server', 'shared', 'workers', 'migrations', 'scripts/seed'];

/** Editors write a file in several steps. */
const SETTLE_MS = 30;

export const concerns = (file: string): Changed => {
	const isSource = !NO_SOURCE.test(file);
	const matches = (pattern: RegExp): boolean => isSource && pattern.test(file);
	return { server: matches(SERVER), worker: matches(WORKER), bundles: matches(BUNDLES) };
};

const NOTHING: Changed = { server: false, worker: false, bundles: false };

/** Calls `onChange` with all that has changed together. */
export const watchSources = (watcher: ViteDevServer['watcher'], onChange: (changed: Changed) => void): void => {
	watcher.add(FOLDERS.map((folder) => path.resolve(folder)));
	let timer: NodeJS.Timeout | undefined;
	let changed = NOTHING;
	const note = (file: string): void => {
		const { server, worker, bundles } = concerns(path.relative('.', file).replaceAll(path.sep, '/'));
		changed = {
			server: changed.server || server,
			worker: changed.worker || worker,
			bundles: changed.bundles || bundles,
		};
		clearTimeout(timer);
		timer = setTimeout(() => {
			onChange(changed);
			changed = NOTHING;
		}, SETTLE_MS);
	};
	for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, note);
};
