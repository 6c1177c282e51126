import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another origin with this content. */
export const startForeignPage = async (content: string): Promise<{ url: string; close: () => Promise<void> }> => {
	const server = createServer((_request, response) => {
		response.setHeader('Content-Type', 'text/html; charset=utf-8');
		response.end(`<!doctype html><html lang="ja"><title>別のサイト</title><body>${content}</body></html>`);
	});
	server.listen(0, 'localhost');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://localhost:${port}/`,
		close: async () => {
			server.close();
			server.closeAllConnections();
			await once(server, 'close');
		},
	};
};
