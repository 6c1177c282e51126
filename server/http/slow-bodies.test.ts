import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Pace, refuseSlowBodies } from './slow-bodies.ts';
import { closeAfterEarlyAnswers } from './unread-bodies.ts';

const PACE: Pace = { callMs: 300, graceMs: 300, bytesPerSecond: 100, idleMs: 60_000, checkMs: 20 };

const listening = async (pace: Partial<Pace> = {}) => {
	const app = Fastify();
	closeAfterEarlyAnswers(app);
	refuseSlowBodies(app, { ...PACE, ...pace });
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
	const count = async ({ body }: { body: unknown }) => ({ bytes: (body as Buffer).length });
	app.post('/call', count);
	app.post('/upload', { config: { isUpload: true } }, count);
	await app.listen({ port: 0, host: '127.0.0.1' });
	return app;
};

/** Sends `total` bytes, `size` every 20 ms, until all are sent or a response arrives. */
const send = (app: Awaited<ReturnType<typeof listening>>, path: string, size: number, total: number) =>
	new Promise<{ status: number; connection: string | undefined; body: { message?: string; bytes?: number } }>(
		(resolve, reject) => {
			const { port } = app.server.address() as AddressInfo;
			const headers = { 'Content-Length': total, 'Content-Type': 'text/plain', 'Accept-Language': 'en' };
			const request = http.request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent: false });
			let left = total;
			const timer = setInterval(() => {
				if (left > 0) request.write('x'.repeat(Math.min(size, left)));
				left -= size;
				if (left <= 0) request.end();
			}, 20);
			request.on('error', reject);
			request.on('close', () => clearInterval(timer));
			request.on('response', (response) => {
				let text = '';
				response.setEncoding('utf8').on('data', (chunk: string) => {
					text += chunk;
				});
				response.on('end', () => {
					const { statusCode = 0, headers: answered } = response;
					resolve({ status: statusCode, connection: answered.connection, body: JSON.parse(text) });
				});
			});
		},
	);

test('a call whose body does not arrive in time is told so, and its connection ends', async () => {
	await using app = await listening();
	const answer = await send(app, '/call', 1, 10_000);
	expect(answer).toMatchObject({
		status: 408,
		connection: 'close',
		body: { message: 'The content arrived too slowly. Check your connection and send it again.' },
	});
});

test('an upload may take longer, as long as it keeps up a least rate', async () => {
	await using app = await listening();
	// 5,000 bytes a second for one second.
	expect((await send(app, '/upload', 100, 5_000)).body).toEqual({ bytes: 5_000 });
});

test('an upload of a byte now and then is refused', async () => {
	await using app = await listening();
	expect((await send(app, '/upload', 1, 1_000_000)).status).toBe(408);
});

test('an upload that pauses is refused, however much has arrived', async () => {
	await using app = await listening({ idleMs: 200 });
	const stopped = new Promise<number>((resolve, reject) => {
		const { port } = app.server.address() as AddressInfo;
		const headers = { 'Content-Length': 1_000_000, 'Content-Type': 'text/plain' };
		const request = http.request({ host: '127.0.0.1', port, method: 'POST', path: '/upload', headers, agent: false });
		request.on('error', reject);
		request.on('response', (response) => resolve(response.statusCode ?? 0));
		request.write('x'.repeat(500_000));
	});
	expect(await stopped).toBe(408);
});
