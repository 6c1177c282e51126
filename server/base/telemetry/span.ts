import { createHash, randomBytes } from 'node:crypto';

/** A span of a trace, as OpenTelemetry defines it. */

/** Where statements and jobs of a call, or of a job, belong: hexadecimal ids of 16 and 8 bytes. */
export type SpanPlace = { traceId: string; spanId: string };

export type SpanKind = 'server' | 'client' | 'consumer';

export type Span = SpanPlace & {
	parentId: string | null;
	name: string;
	kind: SpanKind;
	/** Milliseconds since 1970, with fractions. */
	start: number;
	end: number;
	attributes: Readonly<Record<string, string | number | boolean>>;
	isError: boolean;
};

const TRACE_ID = /^[0-9a-f]{32}$/;

const hashOf = (text: string, bytes: number): string =>
	createHash('sha256')
		.update(text)
		.digest('hex')
		.slice(0, bytes * 2);

/**
 * The trace of a request id, the same in every process: a job belongs to the trace of the call that enqueued it although
 * the outbox knows only the id. An id that is one of a trace, from a proxy's `traceparent`, stays.
 */
const traceIdOf = (requestId: string): string => (TRACE_ID.test(requestId) ? requestId : hashOf(requestId, 16));

export const placeOfRequest = (requestId: string): SpanPlace => ({
	traceId: traceIdOf(requestId),
	spanId: hashOf(`request ${requestId}`, 8),
});

export const newSpanId = (): string => randomBytes(8).toString('hex');

/** A new span in the trace of the request that caused the job; in one of its own without a request. */
export const placeOfJob = (requestId: string | null): SpanPlace => ({
	traceId: requestId === null ? randomBytes(16).toString('hex') : traceIdOf(requestId),
	spanId: newSpanId(),
});
