import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeOfRequest } from '#server/base/telemetry/span.ts';
import type { Telemetry } from '#server/base/telemetry/telemetry.ts';
import { parentOf } from './request-id.ts';
import { routeOf } from './route-name.ts';

/** Sends a request that has just been answered as a span; like the log, without parameters and addresses. */
export const traceRequest = ({ add }: Telemetry, request: FastifyRequest, reply: FastifyReply): void => {
	const end = Date.now();
	const route = routeOf(request) ?? 'unknown';
	const { statusCode } = reply;
	add({
		...placeOfRequest(request.id),
		parentId: parentOf(request),
		name: `${request.method} ${route}`,
		kind: 'server',
		start: end - reply.elapsedTime,
		end,
		attributes: {
			'http.request.method': request.method,
			'http.route': route,
			'http.response.status_code': statusCode,
			'kyosei.request_id': request.id,
		},
		isError: statusCode >= 500,
	});
};
