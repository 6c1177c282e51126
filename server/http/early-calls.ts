import type { FastifyInstance, FastifyRequest } from 'fastify';

const isCall = ({ url }: FastifyRequest): boolean => /^\/(api|trpc)\//.test(url);

/**
 * The server listens, and serves pages, while a new database is still being prepared: calls that come in these seconds
 * wait for it, and are then answered like any other.
 */
export const holdEarlyCalls = (app: FastifyInstance, whenPrepared: Promise<void> | undefined): void => {
	if (!whenPrepared) return;
	let isPrepared = false;
	void whenPrepared.then(() => {
		isPrepared = true;
	});
	app.addHook('onRequest', async (request) => {
		if (!isPrepared && isCall(request)) await whenPrepared;
	});
};
