import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '#server/base/config.ts';

/** Answered with each request that is traced, and in its log lines, jobs and mails. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The id that a trusted proxy has given, so that its log and ours name a request alike; otherwise a new one. */
export const createRequestIds =
	({ trustProxy }: Pick<Config, 'trustProxy'>) =>
	({ headers }: Pick<IncomingMessage, 'headers'>): string => {
		const given = headers['x-request-id'];
		const isGiven = trustProxy.length > 0 && typeof given === 'string' && WELL_FORMED.test(given);
		return isGiven ? given : randomUUID();
	};
