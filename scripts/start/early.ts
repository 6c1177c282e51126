import os from 'node:os';

/**
 * Preloaded (`--import`) into server and worker, which start while the database is being created: imports their
 * modules, and then waits for the settings that the supervisor sends once the database is up.
 */

const MODULES: Readonly<Record<string, readonly string[]>> = {
	server: [
		'#server/main.ts',
		'#scripts/seed/demo/load.ts',
		'#scripts/seed/demo/programme/load.ts',
		'#scripts/seed/load.ts',
	],
	worker: ['#server/assemble.ts', '#workers/worker.ts', '#workers/sweep.ts', '#workers/remind.ts'],
};

const received = new Promise<Record<string, string>>((resolve) => {
	process.once('message', (settings) => resolve(settings as Record<string, string>));
	// Without the supervisor the settings never arrive, and this process would wait for ever.
	process.once('disconnect', () => process.exit(1));
});

const part = process.env.KYOSEI_PART ?? '';
// The start waits for the server, not for the worker.
if (part === 'worker') os.setPriority(os.constants.priority.PRIORITY_LOW);
await Promise.all((MODULES[part] ?? []).map((name) => import(name)));
Object.assign(process.env, await received);
process.removeAllListeners('disconnect');
