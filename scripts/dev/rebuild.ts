import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs `build.ts`; returns whether something was built. A source that cannot be built is reported, and built once it can. */
export const rebuild = (): Promise<boolean> =>
	new Promise((resolve) => {
		const { NODE_ENV: _, ...env } = process.env;
		const child = fork(fileURLToPath(new URL('build.ts', import.meta.url)), { env });
		let isBuilt = false;
		child.once('message', (message) => {
			isBuilt = message === true;
		});
		child.once('close', () => resolve(isBuilt));
	});
