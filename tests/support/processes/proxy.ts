import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReady } from '#tests/support/processes/server-process.ts';

/** A round-robin load balancer for the servers whose /readyz succeeds; without retries. */

const POLL_MS = 100;

export type Proxy = {
	url: string /** Number of requests per server. */;
	counts: Map<string, number>;
	close: () => Promise<void>;
};

const forward = (request: http.IncomingMessage, response: http.ServerResponse, target: string): void => {
	const { hostname, port } = new URL(target);
	const passed = http.request(
		{
			hostname,
			port,
			path: request.url,
			method: request.method,
			headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' },
		},
		(answer) => {
			const { connection: _, ...headers } = answer.headers;
			response.writeHead(answer.statusCode ?? 502, headers);
			answer.pipe(response);
		},
	);
	passed.on('error', () => {
		if (response.headersSent) response.destroy();
		else response.writeHead(502).end();
	});
	// Passes on a disconnect of either side.
	request.once('close', () => {
		if (!request.complete) passed.destroy();
	});
	passed.once('close', () => {
		if (!request.complete) request.socket.destroySoon();
	});
	request.pipe(passed);
};

export const startProxy = async (targets: readonly string[]): Promise<Proxy> => {
	let ready = [...targets];
	let turn = 0;
	const counts = new Map<string, number>();
	const poll = async (): Promise<void> => {
		const found = await Promise.all(targets.map(async (target) => ((await isReady(target)) ? target : null)));
		ready = found.filter((target) => target !== null);
	};
	let closed = false;
	// Polls sequentially, so that an old result cannot overwrite a newer one.
	const polling = (async () => {
		while (!closed) {
			await poll();
			await sleep(POLL_MS);
		}
	})();
	const server = http.createServer((request, response) => {
		const target = ready[turn++ % Math.max(1, ready.length)];
		if (!target) {
			response.writeHead(502).end();
			return;
		}
		counts.set(target, (counts.get(target) ?? 0) + 1);
		forward(request, response, target);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
	return {
		url: `http://127.0.0.1:${address.port}`,
		counts,
		close: async () => {
			closed = true;
			await polling;
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
};
