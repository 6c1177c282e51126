import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/base/errors.ts';
import { callOf } from '#server/calls/context.ts';
import { failureOf, sendFailure } from '#server/calls/failure.ts';
import { hasBody } from './unread-bodies.ts';

/**
 * Time limits of request bodies. Node's `requestTimeout` is the same for all requests and would cut off uploads over
 * slow connections; and these limits send a response with the reason.
 */

export type Pace = {
	/** Maximum duration of a call's body in milliseconds. */
	callMs: number;
	/** After this time an upload must have kept its minimum rate. */
	graceMs: number;
	/** Minimum rate of an upload since its start, in bytes per second. */
	bytesPerSecond: number;
	/** Maximum pause of an upload. */
	idleMs: number;
	checkMs: number;
};

const PACE: Pace = { callMs: 30_000, graceMs: 15_000, bytesPerSecond: 2_048, idleMs: 30_000, checkMs: 1_000 };

type Arriving = {
	request: FastifyRequest;
	reply: FastifyReply;
	isUpload: boolean;
	startedAt: number;
	bytesBefore: number;
	bytes: number;
	lastByteAt: number;
};

const isTooSlow = (arriving: Arriving, now: number, pace: Pace): boolean => {
	const { isUpload, startedAt, lastByteAt, bytes } = arriving;
	const elapsedMs = now - startedAt;
	if (!isUpload) return elapsedMs > pace.callMs;
	if (now - lastByteAt > pace.idleMs) return true;
	return elapsedMs > pace.graceMs && bytes < (elapsedMs / 1000) * pace.bytesPerSecond;
};

/** Responds 408 to slow bodies. */
export const refuseSlowBodies = (app: FastifyInstance, pace: Pace = PACE): void => {
	const arriving = new Set<Arriving>();
	const check = (): void => {
		const now = performance.now();
		for (const each of arriving) {
			const { request, reply } = each;
			const bytes = request.raw.socket.bytesRead - each.bytesBefore;
			if (bytes > each.bytes) Object.assign(each, { bytes, lastByteAt: now });
			if (request.raw.complete || reply.sent) arriving.delete(each);
			else if (isTooSlow(each, now, pace)) {
				arriving.delete(each);
				sendFailure(reply, failureOf(new AppError('common.tooSlow', { status: 408 }), callOf(request).locale));
			}
		}
	};
	const timer = setInterval(check, pace.checkMs);
	timer.unref();
	app.addHook('onClose', async () => clearInterval(timer));
	app.addHook('onRequest', async (request, reply) => {
		if (!hasBody(request)) return;
		const now = performance.now();
		const each: Arriving = {
			request,
			reply,
			isUpload: request.routeOptions.config.isUpload === true,
			startedAt: now,
			bytesBefore: request.raw.socket.bytesRead,
			bytes: 0,
			lastByteAt: now,
		};
		arriving.add(each);
		request.raw.once('close', () => arriving.delete(each));
	});
};
