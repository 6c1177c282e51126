import net from 'node:net';

/** A TCP proxy that records the traffic between browser and server, as an eavesdropper would see it without TLS. */

/**
 * A request and its response, with headers. Browsers do not pipeline: the next request on a connection follows the
 * response.
 */
export type Exchange = { request: string; answer: string };

export type RecordingProxy = { url: string; exchanges: readonly Exchange[]; close: () => Promise<void> };

export const startRecordingProxy = async (target: string): Promise<RecordingProxy> => {
	const { hostname, port } = new URL(target);
	const sockets = new Set<net.Socket>();
	const exchanges: Exchange[] = [];
	const server = net.createServer((near) => {
		const far = net.connect(Number(port), hostname);
		let current: Exchange = { request: '', answer: '' };
		near.on('data', (chunk) => {
			if (current.request === '' || current.answer !== '') {
				current = { request: '', answer: '' };
				exchanges.push(current);
			}
			current.request += chunk.toString('latin1');
			far.write(chunk);
		});
		far.on('data', (chunk) => {
			current.answer += chunk.toString('latin1');
			near.write(chunk);
		});
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(socket);
			socket.on('error', () => {});
			socket.on('close', () => {
				sockets.delete(socket);
				other.destroy();
			});
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
		exchanges,
		close: async () => {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
};
