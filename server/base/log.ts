import { format } from 'node:util';
import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';
import { currentOrigin } from './origin.ts';

/** Prints errors as one readable line under `npm start`; the full entry is in the log file. */
const readableErrors = {
	write: (entry: string): void => {
		const { name, msg, requestId } = JSON.parse(entry) as { name: string; msg?: string; requestId?: string };
		process.stderr.write(`${name}: ${msg ?? 'error'}${requestId ? ` (request ${requestId})` : ''}\n`);
	},
};

/** Every line of a call or job names what caused it. */
export const originFields = (): object => {
	const origin = currentOrigin();
	return origin ? { requestId: origin.requestId ?? undefined, cause: origin.cause } : {};
};

/**
 * Structured logs on standard output. Under `npm start` with its own database, standard output is a log file, so errors
 * are also printed to standard error. User input and credentials are never logged.
 */
export const createLog = (config: Pick<Config, 'logLevel' | 'embedded'>, name: string): Logger => {
	const output = pino.destination(1);
	// When the disk is full, log lines are lost but requests are still served.
	output.on('error', () => {});
	return pino(
		{
			name,
			level: config.logLevel,
			base: { name },
			timestamp: pino.stdTimeFunctions.isoTime,
			mixin: originFields,
			redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie'], remove: true },
		},
		config.embedded
			? pino.multistream([
					{ level: config.logLevel as pino.Level, stream: output },
					{ level: 'error', stream: readableErrors },
				])
			: output,
	);
};

/** Writes what packages print with `console` as lines of the log, which holds nothing but JSON. */
export const takeConsole = (log: Logger): void => {
	const printed =
		(level: 'info' | 'warn' | 'error') =>
		(...given: readonly unknown[]): void =>
			log[level]({ printed: format(...given) }, 'printed by a package');
	Object.assign(globalThis.console, {
		log: printed('info'),
		info: printed('info'),
		warn: printed('warn'),
		error: printed('error'),
	});
};
