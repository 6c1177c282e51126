import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

/** Structured logs on standard output. What users typed and how they signed in never gets here. */
export const createLog = (config: Pick<Config, 'logLevel'>, name: string): Logger =>
	pino({
		name,
		level: config.logLevel,
		base: { name },
		timestamp: pino.stdTimeFunctions.isoTime,
		redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie'], remove: true },
	});
