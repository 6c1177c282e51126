import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a client may keep sending after it was answered early. */
const LINGER_MS = 2_000;

export const hasBody = ({ headers }: FastifyRequest): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Node destroys a connection as soon as its last answer is written. With bytes of the request still on their way, the
 * client's system then discards the answer unread, so the connection is only half-closed for a while.
 */
const closeLater = (socket: Socket): void => {
	socket.destroySoon = () => {
		socket.end();
		const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
		socket.once('close', () => clearTimeout(timer));
	};
};

/** An answer that is sent before the whole body has arrived says `Connection: close`, and is then kept to. */
export const closeAfterEarlyAnswers = (app: FastifyInstance): void => {
	app.addHook('onSend', async (request, reply) => {
		if (request.raw.complete || !hasBody(request)) return;
		reply.header('Connection', 'close');
		closeLater(request.raw.socket);
	});
};
