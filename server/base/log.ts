import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

/** A line for people: what `npm start` shows of an error whose whole entry lies in the log file. */
const errorsToPeople = {
	write: (entry: string): void => {
		const { name, msg, requestId } = JSON.parse(entry) as { name: string; msg?: string; requestId?: string };
		process.stderr.write(`${name}: ${msg ?? 'error'}${requestId ? ` (request ${requestId})` : ''}\n`);
	},
};

/**
 * Structured logs on standard output; started by `npm start` with its own database, that is a file, and errors are
 * shown besides. What users typed and how they signed in never gets here.
 */
export const createLog = (config: Pick<Config, 'logLevel' | 'embedded'>, name: string): Logger => {
	const output = pino.destination(1);
	// A full disk loses log lines, not requests.
	output.on('error', () => {});
	return pino(
		{
			name,
			level: config.logLevel,
			base: { name },
			timestamp: pino.stdTimeFunctions.isoTime,
			redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie'], remove: true },
		},
		config.embedded
			? pino.multistream([
					{ level: config.logLevel as pino.Level, stream: output },
					{ level: 'error', stream: errorsToPeople },
				])
			: output,
	);
};
