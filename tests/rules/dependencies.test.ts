import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** `docs/dependencies.md` says of every package that production installs by name what it is for, and of no other. */

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;

const manifest = JSON.parse(read('package.json')) as Manifest;

const lines = [...read('docs/dependencies.md').matchAll(/^\| (`[^|]+) \|(.*)\|$/gm)].map(
	([, names = '', reasons = '']) => ({
		packages: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
		reasons: reasons.split(' | ').map((reason) => reason.trim()),
	}),
);

it('every package of production has one line, and no other has one', () => {
	const named = lines.flatMap(({ packages }) => packages);
	const installed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
	expect(named.toSorted()).toEqual(installed.toSorted());
});

it('each line says what for, and why it', () => {
	expect(
		lines.filter(({ reasons }) => reasons.length !== 2 || reasons.includes('')).map(({ packages }) => packages),
	).toEqual([]);
});

it('versions of packages are exact', () => {
	const { dependencies, devDependencies, optionalDependencies } = manifest;
	const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
	expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
