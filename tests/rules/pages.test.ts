import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isPage } from '#shared/pages.ts';

const client = path.join(import.meta.dirname, '../../client');

/** The beginnings of the areas, which no page is served for by themselves. */
const AREAS = ['/app/*?', '/console/*?', '/free-assessment/*'];

/** Paths that are written where a route is made, in JSX or as a row of a table. */
const WRITTEN = /(?:<Route\b[^>]*\bpath=\{?|\b(?:route|lazyRoute)\(\s*)["'`]([^"'`]+)/g;

it('routes of the client are written with the paths of shared/pages.ts', () => {
	const written = globSync('**/*.tsx', { cwd: client, exclude: ['**/*.test.tsx'] }).flatMap((file) =>
		[...readFileSync(path.join(client, file), 'utf8').matchAll(WRITTEN)].map(([, pattern]) => pattern),
	);
	expect(written.toSorted()).toEqual(AREAS);
});

it.each([
	'/.env',
	'/.git/config',
	'/wp-login.php',
	'/app/login.php',
	'/API/console/login',
	'/app/assessment/categories/x',
	'/app/assessment/categories/1.2',
	'/app/assessment/categories/12345678901',
	'/console/companies/new/edit',
	'/terms/of/use',
	// Drawn by the server alone.
	'/verify',
	'/verify/12',
	'/certified',
	'/fees',
	'/unsubscribe',
	// Of `npm run dev` alone.
	'/parts',
	'//evil.example',
	'/\\evil.example',
])('"%s" is no page', (unknown) => {
	expect(isPage(unknown)).toBe(false);
});

it.each(['/', '/terms/', '/Terms', '/app/assessment/categories/0', '/console/companies/new'])(
	'"%s" is a page',
	(known) => {
		expect(isPage(known)).toBe(true);
	},
);
