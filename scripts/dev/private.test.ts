import { expect, it } from 'vitest';
import { assertPrivate } from './private.ts';

it.each(['127.0.0.1', 'localhost', '::1'])('listens on %s', (host) => {
	expect(() => assertPrivate({ host, production: false })).not.toThrow();
});

it.each(['0.0.0.0', '::', '192.168.1.2', 'example.com'])('refuses to listen on %s', (host) => {
	expect(() => assertPrivate({ host, production: false })).toThrow('leave HOST unset');
});

it('refuses production', () => {
	expect(() => assertPrivate({ host: '127.0.0.1', production: true })).toThrow('leave NODE_ENV unset');
});
