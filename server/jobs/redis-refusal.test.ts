import net from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { redisRefusal } from './redis-refusal.ts';

const servers: net.Server[] = [];
afterAll(() => {
	for (const server of servers) server.close();
});

/** A server that says this to whoever connects, or only when asked. */
const serving = (words: string, isAsked: boolean): Promise<string> =>
	new Promise((resolve) => {
		const server = net.createServer((socket) => {
			socket.on('error', () => {});
			if (isAsked) socket.once('data', () => socket.write(words));
			else socket.end(words);
		});
		servers.push(server);
		server.listen(0, '127.0.0.1', () => resolve(`redis://:pw@127.0.0.1:${(server.address() as net.AddressInfo).port}`));
	});

it('says that Redis is in protected mode', async () => {
	const url = await serving('-DENIED Redis is running in protected mode because protected mode is enabled\r\n', false);
	expect(await redisRefusal(url)).toMatch(/^Redis is in protected mode .* \(requirepass\) and put it in REDIS_URL$/);
});

it('says nothing of one that answers, asks for a password, cannot be reached, or speaks TLS', async () => {
	expect(await redisRefusal(await serving('+PONG\r\n', true))).toBeNull();
	expect(await redisRefusal(await serving('-NOAUTH Authentication required.\r\n', true))).toBeNull();
	expect(await redisRefusal('redis://127.0.0.1:1')).toBeNull();
	expect(await redisRefusal('rediss://127.0.0.1:1')).toBeNull();
});
