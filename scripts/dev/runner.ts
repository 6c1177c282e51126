import { checkPort } from '#scripts/start/checks.ts';
import type { OpenRunner } from '#scripts/start/runner.ts';
import { openFront } from './front.ts';
import { type DevelopedPart, developPart } from './part.ts';
import { assertPrivate } from './private.ts';
import { rebuild } from './rebuild.ts';
import { type Changed, watchSources } from './watch.ts';

/** Runs server and worker behind Vite, and replaces them when their sources change. */

/** The server first: two processes that load their code at once take twice as long. */
const LATER_MS = 3_000;

export const developmentRunner: OpenRunner = async (config, say) => {
	assertPrivate(config);
	const serverPort = await checkPort('127.0.0.1', 0);
	const parts = new Map<string, DevelopedPart>();
	const whenReplaced = async () => parts.get('server')?.whenReplaced();
	const { vite, renderer } = await openFront(config, { port: serverPort, whenReplaced });
	let timer: NodeJS.Timeout | undefined;
	let later: Pick<Changed, 'worker' | 'bundles'> = { worker: false, bundles: false };

	const restart = (name: string, why: string): void => {
		say(`The ${name} restarts: ${why}.`);
		parts.get(name)?.restart();
	};
	const doLater = async (): Promise<void> => {
		const { worker, bundles } = later;
		later = { worker: false, bundles: false };
		const isBuilt = bundles && (await rebuild());
		// Server and worker keep the hash of the print page in memory.
		if (isBuilt) restart('server', 'a page was built');
		if (isBuilt || worker) restart('worker', isBuilt ? 'a page was built' : 'a source has changed');
	};
	watchSources(vite.watcher, ({ server, worker, bundles }) => {
		if (server) restart('server', 'a source has changed');
		later = { worker: later.worker || worker, bundles: later.bundles || bundles };
		clearTimeout(timer);
		timer = setTimeout(doLater, LATER_MS);
	});

	return {
		entries: { server: 'scripts/dev/server.ts', worker: 'workers/main.ts' },
		env: { DEV_PORT: String(serverPort), DEV_RENDERER: renderer },
		start: (options) => {
			const part = developPart(options);
			parts.set(options.name, part);
			return part;
		},
		close: () => {
			clearTimeout(timer);
			return vite.close();
		},
	};
};
