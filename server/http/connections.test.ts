import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { connectionLimit, limitConnections } from './connections.ts';

const listening = async (limit: number) => {
	const app = Fastify();
	limitConnections(app, limit);
	let release: () => void = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	app.get('/', async () => 'ok');
	app.get('/held', async () => {
		await released;
		return 'ok';
	});
	await app.listen({ port: 0, host: '127.0.0.1' });
	return { app, release };
};

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

type Held = { socket: net.Socket; isClosed: boolean };

const connect = (app: FastifyInstance): Promise<Held> =>
	new Promise((resolve, reject) => {
		const held: Held = { socket: net.connect(portOf(app), '127.0.0.1'), isClosed: false };
		held.socket.on('connect', () => resolve(held)).on('error', reject);
		held.socket.on('close', () => {
			held.isClosed = true;
		});
	});

const get = (app: FastifyInstance, path: string, agent?: http.Agent): Promise<number> =>
	new Promise((resolve, reject) => {
		const options = { host: '127.0.0.1', port: portOf(app), path, agent: agent ?? false };
		http
			.get(options, (response) => {
				response.resume().on('end', () => resolve(response.statusCode ?? 0));
			})
			.on('error', reject);
	});

describe('connections at their limit', () => {
	test('an idle one that never sent a request makes room, the oldest first', async () => {
		const { app } = await listening(3);
		await using _ = app;
		const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
		expect(await get(app, '/', agent)).toBe(200);
		const idle = [await connect(app), await connect(app)];
		expect(await get(app, '/')).toBe(200);
		await expect.poll(() => idle.map(({ isClosed }) => isClosed)).toEqual([true, false]);
		// The connection that has been used is still open.
		expect(await get(app, '/', agent)).toBe(200);
		for (const { socket } of idle) socket.destroy();
		agent.destroy();
	});

	test('one that is being served is never given up', async () => {
		const { app, release } = await listening(2);
		await using _ = app;
		const held = [get(app, '/held'), get(app, '/held')];
		await expect.poll(() => new Promise((resolve) => app.server.getConnections((_e, open) => resolve(open)))).toBe(2);
		await expect(get(app, '/')).rejects.toThrow(/socket hang up|ECONNRESET/);
		release();
		expect(await Promise.all(held)).toEqual([200, 200]);
		expect(await get(app, '/')).toBe(200);
	});
});

test.each([
	[10_000, 256, 153],
	[100, 256, 100],
	[10_000, null, 10_000],
	[10_000, 1, 1],
])('of %i connections and %s descriptors', (asked, descriptors, limit) => {
	expect(connectionLimit(asked, descriptors)).toBe(limit);
});
