import type { Origin } from '#server/base/origin.ts';
import { placeOfRequest } from '#server/base/telemetry/span.ts';
import type { Telemetry } from '#server/base/telemetry/telemetry.ts';
import type { Outcome } from './metrics.ts';

type Attempted = { outboxId: number; attempt: number; outcome: Outcome; ms: number };

/** Sends an attempt of a job that has just ended as a span, below that of the request that caused it. */
export const traceJob = (
	{ add }: Telemetry,
	{ cause, requestId, span }: Origin,
	{ outboxId, attempt, outcome, ms }: Attempted,
): void => {
	if (!span) return;
	const end = Date.now();
	add({
		...span,
		parentId: requestId === null ? null : placeOfRequest(requestId).spanId,
		name: `job ${cause}`,
		kind: 'consumer',
		start: end - ms,
		end,
		attributes: {
			'kyosei.job': cause,
			'kyosei.job.id': outboxId,
			'kyosei.job.attempt': attempt,
			'kyosei.job.outcome': outcome,
		},
		isError: outcome === 'failed',
	});
};
