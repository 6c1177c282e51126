import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Production runs with `npm ci --omit=dev`: nothing that it imports comes from a package of the tests or of the build. */

const root = path.join(import.meta.dirname, '../..');

const ENTRIES = [
	'scripts/server.ts',
	'scripts/start.ts',
	'scripts/dot-env.ts',
	'scripts/quick-resolve.ts',
	'scripts/worker-health.ts',
	'workers/main.ts',
	'server/exports/workbook/thread.ts',
	'server/workbooks/thread.ts',
	'server/papers/workbook/write-sheets.ts',
	'scripts/start/early.ts',
	...[
		'admin-create',
		'password-reset',
		'second-factor-remove',
		'jobs-retry',
		'papers-export',
		'papers-import',
		'company-export',
		'company-erase',
		'backup',
		'restore',
		'secret-rotate',
	].map((name) => `scripts/${name}.ts`),
];

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What a file imports at run time: without types, which Node strips. */
const importsOf = (text: string): string[] => {
	const statements = text.matchAll(
		/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|(?<![.\w])import\(\s*'([^']+)'|new URL\('(\.[^']+\.ts)'/gm,
	);
	return [...statements].flatMap(([, fixed, dynamic, url]) => fixed ?? dynamic ?? url ?? []);
};

const fileOf = (specifier: string, from: string): string =>
	specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(from), specifier);

const isOwn = (specifier: string): boolean => /^[#.]/.test(specifier);

const isBuiltIn = (specifier: string): boolean => specifier.startsWith('node:') || builtinModules.includes(specifier);

const packageOf = (specifier: string): string =>
	specifier
		.split('/')
		.slice(0, specifier.startsWith('@') ? 2 : 1)
		.join('/');

/** Every file that production reaches, and for each package the first file that imports it. */
const walk = (): { files: Set<string>; packages: Map<string, string> } => {
	const files = new Set(ENTRIES);
	const packages = new Map<string, string>();
	for (const file of files) {
		for (const specifier of importsOf(read(file))) {
			if (isOwn(specifier)) files.add(fileOf(specifier, file));
			else if (!isBuiltIn(specifier) && !packages.has(packageOf(specifier))) packages.set(packageOf(specifier), file);
		}
	}
	return { files, packages };
};

type Manifest = {
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
	allowScripts: Record<string, boolean>;
	puppeteer: { skipDownload: boolean };
};

const { dependencies, devDependencies, allowScripts, puppeteer } = JSON.parse(read('package.json')) as Manifest;
const { files, packages } = walk();

it('production reaches its folders and none of the tests, the client or the build', () => {
	expect([...files].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
	const folders = new Set([...files].map((file) => file.split('/')[0]));
	expect([...folders].sort()).toEqual(['scripts', 'server', 'shared', 'workers']);
	expect([...files].filter((file) => file.startsWith('scripts/setup') || file.includes('.test.'))).toEqual([]);
	// The walk sees what it should.
	expect(files.size).toBeGreaterThan(300);
	expect([...files]).toContain('server/storage/s3/client.ts');
	expect([...packages.keys()]).toEqual(
		expect.arrayContaining(['fastify', 'exceljs', 'puppeteer', '@aws-sdk/client-s3']),
	);
});

it('production imports no package of the tests or of the build', () => {
	expect([...packages].filter(([name]) => !(name in dependencies))).toEqual([]);
	expect([...packages].filter(([name]) => name in devDependencies)).toEqual([]);
});

it('an install fetches no browser: the product brings its own', () => {
	expect(allowScripts.puppeteer).toBe(false);
	// For package managers that run the script all the same.
	expect(puppeteer).toEqual({ skipDownload: true });
});

/** The highest number that `npm ls --all --omit=dev --parseable` may list, with the project itself; five are of sharp, 26 of passkeys, 21 of S3, 2 of
 * puppeteer by name, 3 of pkijs, 3 of pdfjs-dist (two are its native package for drawing, which is optional). There is no goal for it: it is raised for what a well-kept library does, and never unnoticed. */
const MOST_PACKAGES = 312;

it('production needs no package more unnoticed', () => {
	const listed = execFileSync('npm', ['ls', '--all', '--omit=dev', '--parseable'], {
		cwd: root,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const lines = listed.trim().split('\n');
	expect(lines.length).toBeGreaterThan(100);
	expect(lines.length).toBeLessThanOrEqual(MOST_PACKAGES);
});
