import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const { isInstalledForProduction } = (await import(new URL('./production.mjs', import.meta.url).href)) as {
	isInstalledForProduction: (root: string, env: Record<string, string>) => boolean;
};

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-production-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const write = (file: string, content: string): void => {
	fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
	fs.writeFileSync(path.join(root, file), content);
};

const install = (...names: string[]): void =>
	write(
		'node_modules/.package-lock.json',
		JSON.stringify({ packages: Object.fromEntries(names.map((name) => [`node_modules/${name}`, {}])) }),
	);

const PRODUCTION = { NODE_ENV: 'production' };

it('sets nothing up where production is built and installed without the packages of the build', () => {
	expect(isInstalledForProduction(root, PRODUCTION)).toBe(false);
	install('fastify', 'vite');
	write('dist/client/index.html', '');
	write('dist/print/print.html', '');
	expect(isInstalledForProduction(root, PRODUCTION)).toBe(false);
	install('fastify');
	expect(isInstalledForProduction(root, PRODUCTION)).toBe(true);
	expect(isInstalledForProduction(root, {})).toBe(false);
	fs.rmSync(path.join(root, 'dist/print'), { recursive: true });
	expect(isInstalledForProduction(root, PRODUCTION)).toBe(false);
});
