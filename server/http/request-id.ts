import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/base/config.ts';

/** Answered with each request that is traced, and in its log lines, jobs and mails. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** W3C Trace Context: version, trace, the proxy's span, flags. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

const readParent = ({ headers }: Pick<IncomingMessage, 'headers'>) => {
	const given = headers.traceparent;
	const [, traceId, spanId] = (typeof given === 'string' && TRACEPARENT.exec(given)) || [];
	return traceId && spanId ? { traceId, spanId } : null;
};

/** The proxy's span in whose trace the request is; null if the id is not of its trace. */
export const parentOf = ({ id, headers }: Pick<FastifyRequest, 'id' | 'headers'>): string | null => {
	const parent = readParent({ headers });
	return parent?.traceId === id ? parent.spanId : null;
};

/**
 * The id that a trusted proxy has given, so that its log and ours name a request alike; without one that of its trace,
 * so that spans of both are in one; otherwise a new one.
 */
export const createRequestIds =
	({ trustProxy }: Pick<Config, 'trustProxy'>) =>
	({ headers }: Pick<IncomingMessage, 'headers'>): string => {
		const given = headers['x-request-id'];
		if (trustProxy.length === 0) return randomUUID();
		const isGiven = typeof given === 'string' && WELL_FORMED.test(given);
		return isGiven ? given : (readParent({ headers })?.traceId ?? randomUUID());
	};
