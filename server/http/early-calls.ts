import type { FastifyInstance, FastifyRequest } from 'fastify';

const isCall = ({ url }: FastifyRequest): boolean => /^\/(api|trpc)\//.test(url);

/** Holds calls that arrive while a new database is being prepared; pages are served already. */
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
