import { ConfigError } from './config.ts';

/** Start-up failure and graceful shutdown, shared by server and worker. */

const STOP_LIMIT_MS = 30_000;
/** If the parent was killed, its embedded database is stopping too, so shutdown must be quick. */
const ORPHAN_STOP_LIMIT_MS = 5_000;

const oneLine = (error: unknown): string => {
	const { code, message, port } = (error ?? {}) as NodeJS.ErrnoException & { port?: number };
	if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to another one.`;
	if (code === 'ENOSPC') return 'No space is left on the disk.';
	if (code === 'EACCES') return `No permission: ${message}`;
	return (message ?? String(error)).split('\n')[0] ?? '';
};

/** PostgreSQL's codes of a column or table that does not exist. */
const DIFFERENT_TABLES: readonly unknown[] = ['42703', '42P01'];

/** Drizzle's message is the statement; PostgreSQL's is in the cause. */
const causeOf = (error: unknown): unknown =>
	(error instanceof Error && error.cause instanceof Error && error.cause) || error;

export const linesOf = (error: unknown): readonly string[] => {
	if (error instanceof ConfigError) return error.problems;
	const cause = causeOf(error);
	const isDifferent = DIFFERENT_TABLES.includes((cause as NodeJS.ErrnoException)?.code);
	return [
		oneLine(cause),
		...(isDifferent
			? ['The tables differ from migrations/. After a change in server/db/tables: npm run db:generate']
			: []),
	];
};

/** Prints one line per problem and exits; a stack trace only for bugs. */
export const failStart = (error: unknown): never => {
	for (const line of linesOf(error)) process.stderr.write(`Kyosei cannot start: ${line}\n`);
	if (!(error instanceof ConfigError) && !(error as NodeJS.ErrnoException)?.code && error instanceof Error) {
		process.stderr.write(`${error.stack}\n`);
	}
	process.exit(1);
};

/**
 * Shuts down once, on SIGTERM, SIGINT or exit of the parent process. Further signals are ignored; after the time limit
 * the process exits with status 1.
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
	const stopOrphaned = (): void => {
		// Standard error is a pipe to the dead parent: ignore write errors.
		process.stderr.on('error', () => {});
		begin(ORPHAN_STOP_LIMIT_MS);
	};
	process.on('disconnect', stopOrphaned);
	// The parent may have exited before the handler was registered.
	if (process.send && !process.connected) stopOrphaned();
};
