import { expect, it } from 'vitest';
import { PAGE_PATTERNS } from '#shared/pages.ts';
import { withApp } from '#tests/support/app.ts';

const booted = withApp();

const visit = (path: string, method = 'GET'): Promise<Response> =>
	fetch(booted.current.url + path, { method, headers: { 'Accept-Language': 'en' } });

it('every page answers 200 with the client', async () => {
	for (const pattern of PAGE_PATTERNS) {
		const path = pattern.replaceAll(/:\w+/g, '12');
		const plain = await (await visit(path)).text();
		expect(plain).toContain('<div id="root"');
		for (const address of [path, `${path}?other=%2Fapp.php`, `${path.replace(/\/$/, '')}/`]) {
			const answer = await visit(address);
			expect([address, answer.status, answer.headers.get('Cache-Control')]).toEqual([address, 200, 'no-cache']);
			expect(await answer.text()).toBe(plain);
		}
	}
});

it.each([
	'/.env',
	'/.git/config',
	'/wp-login.php',
	'/phpmyadmin/',
	'/app/login.php',
	'/app/x',
	'/favicon.ico',
	'/%2e%2e/etc',
	// The page of all parts is of `npm run dev` alone, and is not built.
	'/parts',
	'/parts.html',
])('%s answers 404 with the not-found screen', async (path) => {
	const answer = await visit(path);
	expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
	expect((await visit(path, 'HEAD')).status).toBe(404);
});

it.each(['/assets', '/assets/', '/files/'])('a folder is not listed: %s', async (path) => {
	const answer = await visit(path);
	expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found.' }]);
});

it.each([
	'/API/console/login',
	'/Api/openapi.json',
	'/api/nowhere',
	'/TRPC/x',
	'/Files/x',
	'/OPS/queues',
	'/METRICS',
	'/assets/x.js',
])('%s answers 404 in JSON', async (path) => {
	const answer = await visit(path);
	expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found.' }]);
});
