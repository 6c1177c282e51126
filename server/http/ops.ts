import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '#server/base/errors.ts';
import { callOf } from '#server/calls/context.ts';
import { isSecure } from '#server/calls/csrf.ts';
import type { Deps } from '#server/calls/deps.ts';
import { failureOf, sendFailure } from '#server/calls/failure.ts';
import type { Watched } from '#server/ops/metrics.ts';
import { isOpsPass, OPS_PATH, openOpsLink, PASS_MS } from '#server/ops/pass.ts';
import { queueBoard } from './queue-board.ts';

const COOKIE = 'kyosei_ops';
const QUEUES_PATH = `${OPS_PATH}/queues`;

/** The board uses inline styles. Its web fonts stay blocked; it works without them. */
const BOARD_POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

const link = z.object({ pass: z.string() });

const mountLink = (app: FastifyInstance, deps: Deps): void => {
	app.get(OPS_PATH, async (request, reply) => {
		const pass = await openOpsLink(deps, link.safeParse(request.query).data?.pass, callOf(request));
		return reply
			.setCookie(COOKIE, pass, {
				path: OPS_PATH,
				httpOnly: true,
				sameSite: 'strict',
				secure: isSecure(deps.config, request),
				maxAge: PASS_MS / 1000,
			})
			.header('Cache-Control', 'no-store')
			.redirect(QUEUES_PATH);
	});
};

/**
 * Queue dashboard for holders of the pass; everyone else gets 404. Must be mounted before the site: both decorate
 * `sendFile`, and the scoped one must come first.
 */
export const mountOps = (app: FastifyInstance, deps: Deps, { queue }: Watched): void => {
	mountLink(app, deps);
	app.register(async (scope) => {
		// Sends the response itself, since thrown errors would reach the board's error handler.
		const requirePass = async (request: FastifyRequest, reply: FastifyReply) => {
			const isRead = request.method === 'GET' || request.method === 'HEAD';
			if (isRead && (await isOpsPass(deps, request.cookies[COOKIE]))) return;
			return sendFailure(reply, failureOf(notFound(), callOf(request).locale));
		};
		scope.addHook('onRequest', requirePass);
		scope.addHook('onSend', async (_request, reply) => {
			reply.headers({ 'Content-Security-Policy': BOARD_POLICY, 'Cache-Control': 'no-store' });
		});
		await scope.register(queueBoard(queue, QUEUES_PATH), { prefix: QUEUES_PATH });
	});
};
