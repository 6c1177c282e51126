import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ASSESSMENT_MODULES, MANAGEMENT_MODULES, modulesAt, SCREEN_MODULES } from '#server/http/pages/screens.ts';
import { companyPages } from '#shared/pages/company.ts';
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

/** A row of the company's screens: its page, and the module that it loads. */
const ROW = /lazyRoute\(\s*companyPages\.(\w+),\s*async \(\) => \(await import\('\.\/([^']+)'\)\)/g;

it('a page behind the sign-in announces the module of its screen', () => {
	const source = readFileSync(path.join(client, 'company/inside.tsx'), 'utf8');
	const rows = [...source.matchAll(ROW)].map(([, name = '', module]) => [
		companyPages[name as keyof typeof companyPages],
		`company/${module}`,
	]);
	expect(rows.length).toBe(source.match(/lazyRoute\(\s*companyPages/g)?.length);
	expect(Object.fromEntries(rows)).toEqual(SCREEN_MODULES);
	expect(modulesAt('/app/assessment/categories/3/sub-categories/12')).toEqual([
		'company/area.tsx',
		'company/inside.tsx',
		'company/sheet/sheet.tsx',
	]);
	expect(modulesAt('/app/assessment/')).toContain('company/assessment/overview.tsx');
	expect([modulesAt('/app/login'), modulesAt('/console'), modulesAt('/app/assessment-results/x')]).toEqual([
		[],
		[],
		[],
	]);
});

/** The modules that a table of routes loads. */
const loadedBy = (folder: string): Set<string> => {
	const source = readFileSync(path.join(client, folder, 'routes.tsx'), 'utf8');
	return new Set([...source.matchAll(/await import\('\.\/([^']+)'\)/g)].map(([, module]) => `${folder}/${module}`));
};

it('a page of the console announces the module of its screen', () => {
	for (const [folder, announced] of [
		['console/assessments', ASSESSMENT_MODULES],
		['console/management', MANAGEMENT_MODULES],
	] as const) {
		expect(new Set(Object.values(announced)), folder).toEqual(loadedBy(folder));
		expect(readFileSync(path.join(client, folder, 'routes.tsx'), 'utf8')).not.toMatch(/\broute\(/);
	}
	expect(modulesAt('/console/check-submissions/3/categories/4/sub-categories/12')).toEqual([
		'console/area.tsx',
		'console/inside.tsx',
		'console/assessments/checking/sub-category.tsx',
	]);
	expect(modulesAt('/console/re-assessments/3/evaluate')).toContain('console/assessments/desk/desk-screen.tsx');
	expect(modulesAt('/console/companies/7')).toEqual([
		'console/area.tsx',
		'console/inside.tsx',
		'console/management/routes.tsx',
		'console/management/companies/company/company.tsx',
	]);
	expect(modulesAt('/console/companies/new')).toContain('console/management/companies/new.tsx');
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
	'/help',
	'/help/company',
	'/fees',
	'/unsubscribe',
	// Of `npm run dev` alone.
	'/parts',
	'//evil.example',
	'/\\evil.example',
])('"%s" is no page', (unknown) => {
	expect(isPage(unknown)).toBe(false);
});

it.each(['/', '/terms/', '/Terms', '/app/assessment/categories/1', '/console/companies/new'])(
	'"%s" is a page',
	(known) => {
		expect(isPage(known)).toBe(true);
	},
);

it.each(['0x1', '1.0', '1e0', ' 1', '%201', '+1', '01', '0', '2147483648'])(
	'no page is at an id written so: %s',
	(id) => {
		expect(isPage('/console/companies/1')).toBe(true);
		expect(isPage(`/console/companies/${id}`)).toBe(false);
	},
);
