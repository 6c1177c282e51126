import { describe, expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { DRAWN_PAGES } from '#server/http/drawn/pages.ts';
import { operations } from '#server/router.ts';
import { PAGE_PATTERNS } from '#shared/pages.ts';
import { withApp } from '#tests/support/app.ts';
import { collectRoutes } from '#tests/support/calls/routes.ts';
import { readRoot } from '#tests/support/processes/compose.ts';

/** What the reverse proxy of the installation logs of each address of the product: no secret. */

const routes = collectRoutes();
const booted = withApp();

/** The filter of deploy/Caddyfile as Go applies it: every match is replaced. */
const masked = (address: string): string => {
	const [, pattern = '', without = ''] =
		/request>uri regexp "([^"]+)" "([^"]+)"/.exec(readRoot('deploy/Caddyfile')) ?? [];
	expect(pattern).not.toBe('');
	return address.replaceAll(new RegExp(pattern, 'g'), without);
};

/** Parameters of paths that are no secret, beside ids. A new one is decided here, or masked by the filter. */
const PUBLIC = [
	// Printed on the certificate.
	'code',
	// The random key of a file, which opens nothing without signature or session.
	'filePath',
	// Names of tRPC calls.
	'path',
	// Files of the client and of the queues' board.
	'*',
	'queueName',
	'queueStatus',
	'status',
	'language',
];

const isPublic = (name: string): boolean => /^id$|Id$|_id$/.test(name) || PUBLIC.includes(name);

const SECRET = 's3cr-et_0';

const paths = (): string[] => [
	...new Set([
		...routes.map(({ url }) => url),
		...listOperations(operations).flatMap(({ name, operation }) => [`/api${operation.path}`, `/trpc/${name}`]),
		...PAGE_PATTERNS,
		...DRAWN_PAGES.map(({ path }) => path),
	]),
];

const filled = (path: string): string =>
	path.replaceAll(/:(\w+)\*?|\*/g, (_all, name = '*') => (isPublic(name) ? '7' : SECRET));

/** Queries as clients send them, and as nobody should. */
const QUERIES = [
	'',
	`?token=${SECRET}`,
	`?pass=${SECRET}&x=1`,
	`?expires=1&signature=${SECRET}?${SECRET}`,
	`?${SECRET}/${SECRET}`,
];

describe('the log of the reverse proxy', () => {
	it('has no secret of any address of the product', () => {
		expect(booted.current.url).toMatch(/^http/);
		expect(paths().length).toBeGreaterThan(400);
		const leaking = paths()
			.flatMap((path) => QUERIES.flatMap((query) => [filled(path) + query, (filled(path) + query).toUpperCase()]))
			.filter((address) => masked(address).toLowerCase().includes(SECRET));
		expect(leaking).toEqual([]);
	});

	it.each([
		['/share/v1.to-ken', '/share/-'],
		['/Result/to-ken/more?lang=en', '/Result/-?-'],
		['/%73hare/to-ken', '/%73hare/-'],
		['//share/to-ken', '//share/-'],
		['/files/documents/a.pdf?expires=1&signature=x', '/files/documents/a.pdf?-'],
		['/api/console/search?q=%E6%A0%AA', '/api/console/search?-'],
	])('%s is %s', (address, logged) => {
		expect(masked(address)).toBe(logged);
	});

	it.each(['/', '/verify', '/app/assessment/results/7', '/api/console/companies/7'])('%s stays', (address) => {
		expect(masked(address)).toBe(address);
	});
});
