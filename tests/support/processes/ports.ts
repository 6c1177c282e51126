import { once } from 'node:events';
import net from 'node:net';

/** A port that is free now. Another process may take it before it is used. */
export const freePort = async (): Promise<number> => {
	const server = net.createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	if (address === null || typeof address === 'string') throw new Error('no port is free');
	return address.port;
};
