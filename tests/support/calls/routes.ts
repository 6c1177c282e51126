import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';

export type Route = { method: string; url: string };

/** All routes of the apps that a test file boots afterward, collected with a Fastify hook. */
export const collectRoutes = (): readonly Route[] => {
	const routes: Route[] = [];
	const collect = (message: unknown): void => {
		const { fastify } = message as { fastify: FastifyInstance };
		fastify.addHook('onRoute', ({ method, url }) => {
			for (const one of [method].flat()) routes.push({ method: one, url });
		});
	};
	subscribe('fastify.initialization', collect);
	afterAll(() => {
		unsubscribe('fastify.initialization', collect);
	});
	return routes;
};
