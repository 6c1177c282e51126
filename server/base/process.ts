import { ConfigError } from './config.ts';

/** What a process of ours does at its start and its end, the same for server and worker. */

const STOP_LIMIT_MS = 30_000;
/** When the parent was killed, the database that it brought is leaving too: nothing is worth waiting for. */
const ORPHAN_LIMIT_MS = 5_000;

const oneLine = (error: unknown): string => {
	const { code, message, port } = (error ?? {}) as NodeJS.ErrnoException & { port?: number };
	if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to another one.`;
	if (code === 'ENOSPC') return 'No space is left on the disk.';
	if (code === 'EACCES') return `No permission: ${message}`;
	return (message ?? String(error)).split('\n')[0] ?? '';
};

/** Ends the process with one clear line; a stack only where the error is a bug. */
export const failStart = (error: unknown): never => {
	process.stderr.write(`Kyosei cannot start: ${oneLine(error)}\n`);
	if (!(error instanceof ConfigError) && !(error as NodeJS.ErrnoException)?.code && error instanceof Error) {
		process.stderr.write(`${error.stack}\n`);
	}
	process.exit(1);
};

/**
 * Stops once, in order, on SIGTERM, SIGINT, or when the parent that forked us is gone. A second signal changes
 * nothing; what has not stopped in time is cut off.
 */
export const stopOnSignals = (stop: () => Promise<void>): void => {
	let stopping: Promise<void> | null = null;
	const begin = (limitMs: number): void => {
		if (stopping) return;
		setTimeout(() => process.exit(1), limitMs).unref();
		stopping = stop().then(
			() => process.exit(0),
			() => process.exit(1),
		);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => begin(STOP_LIMIT_MS));
	const leave = (): void => {
		// Our standard error led to the parent: what we still say must not end us.
		process.stderr.on('error', () => {});
		begin(ORPHAN_LIMIT_MS);
	};
	process.on('disconnect', leave);
	// It may have gone before we came here.
	if (process.send && !process.connected) leave();
};
