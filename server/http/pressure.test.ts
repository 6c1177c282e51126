import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { failureOf, sendFailure } from '#server/calls/failure.ts';
import { shedLoad } from './pressure.ts';

const appWith = async (limits: Parameters<typeof shedLoad>[1]) => {
	const app = Fastify();
	app.setErrorHandler(async (error, _request, reply) => sendFailure(reply, failureOf(error, 'en')));
	shedLoad(app, limits);
	for (const url of ['/healthz', '/api/anything']) app.get(url, async () => ({ message: '' }));
	return app;
};

test('an overloaded process refuses with 429 and Retry-After, and still answers health checks', async () => {
	await using app = await appWith({ maxEventLoopDelay: 1_000, maxHeapUsedBytes: 1 });
	await expect.poll(async () => (await app.inject('/api/anything')).statusCode).toBe(429);
	const refused = await app.inject('/api/anything');
	expect(refused.headers['retry-after']).toBe('2');
	expect(refused.json()).toEqual({ message: 'The service is busy. Please wait a moment and try again.' });
	expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a healthy process refuses nothing', async () => {
	await using app = await appWith({ maxEventLoopDelay: 1_000 });
	expect((await app.inject('/api/anything')).statusCode).toBe(200);
});
