import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpanPlace } from './telemetry/span.ts';

/** What the running code was caused by: a call, or a job and the call that enqueued it. */
export type Origin = {
	/** Id of the request, also in the answer's `X-Request-Id`; null for jobs that no request has caused. */
	requestId: string | null;
	/** Method and path of a call, or name of a job. */
	cause: string;
	/** Time that its statements have waited for PostgreSQL, in milliseconds; concurrent ones add up. */
	databaseMs: number;
	statements: number;
	/** The span to which its statements belong; null where no spans are sent. */
	span: SpanPlace | null;
};

const origins = new AsyncLocalStorage<Origin>();

export const newOrigin = (requestId: string | null, cause: string, span: SpanPlace | null = null): Origin => ({
	requestId,
	cause,
	databaseMs: 0,
	statements: 0,
	span,
});

/** Runs the work with this origin: its log lines, slow statements and jobs name it. */
export const withOrigin = <T>(origin: Origin, work: () => T): T => origins.run(origin, work);

/** Null outside of calls and jobs, and in calls that must not be traced. */
export const currentOrigin = (): Origin | null => origins.getStore() ?? null;

/** What the calls of one request have spent in the database together. */
export const spentBy = (calls: readonly Origin[]): Pick<Origin, 'databaseMs' | 'statements'> => ({
	databaseMs: calls.reduce((sum, { databaseMs }) => sum + databaseMs, 0),
	statements: calls.reduce((sum, { statements }) => sum + statements, 0),
});
