import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a client may keep sending after an early response. */
const LINGER_MS = 2_000;

export const hasBody = ({ headers }: FastifyRequest): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Half-closes a connection before destroying it. Node destroys it as soon as its last response is written; with request
 * bytes still in flight, the client's system would then discard the response unread.
 */
const closeLater = (socket: Socket): void => {
	socket.destroySoon = () => {
		socket.end();
		const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
		socket.once('close', () => clearTimeout(timer));
	};
};

/**
 * A response sent before the whole body has arrived carries `Connection: close`, and the connection is closed gently.
 */
export const closeAfterEarlyAnswers = (app: FastifyInstance): void => {
	app.addHook('onSend', async (request, reply) => {
		if (request.raw.complete || !hasBody(request)) return;
		reply.header('Connection', 'close');
		closeLater(request.raw.socket);
	});
};
