import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** What production installs may be passed on with the product, and the image's list of packages names each with its license. */

const root = path.join(import.meta.dirname, '../..');

/** Of the list, in the format CycloneDX. */
type Component = { name: string; version: string; licenses?: ({ license: { id: string } } | { expression: string })[] };

/** They ask to keep their notice. */
const FREE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0', 'Zlib'];
/** libvips, which `sharp` links dynamically. */
const LINKED = ['LGPL-3.0-or-later'];
/** Node, which names its license in the package of no platform; not in the image. */
const UNNAMED = /^node-bin-/;

const readComponents = async (): Promise<Component[]> => {
	const command = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
	const { stdout } = await promisify(execFile)('npm', command, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
	return (JSON.parse(stdout) as { components: Component[] }).components;
};

/** One of the alternatives of `(MIT OR GPL-3.0-or-later)` is enough, all of `MIT AND Zlib` are needed. */
const isAllowed = (expression: string): boolean =>
	expression
		.replace(/[()]/g, '')
		.split(' OR ')
		.some((one) => one.split(' AND ').every((id) => [...FREE, ...LINKED].includes(id)));

const expressionsOf = ({ licenses = [] }: Component): string[] =>
	licenses.map((one) => ('expression' in one ? one.expression : one.license.id));

it('every package has a license under which it may be passed on', async () => {
	const components = (await readComponents()).filter(({ name }) => !UNNAMED.test(name));
	expect(components.length).toBeGreaterThan(100);
	const refused = components.filter((component) => {
		const expressions = expressionsOf(component);
		return expressions.length === 0 || !expressions.every(isAllowed);
	});
	expect(refused.map((component) => [component.name, ...expressionsOf(component)])).toEqual([]);
});

it.each([
	['GPL-3.0-only', false],
	['MIT AND GPL-3.0-only', false],
	['(MIT OR GPL-3.0-only)', true],
	['(MIT AND Zlib)', true],
])('%s: %s', (expression, expected) => {
	expect(isAllowed(expression)).toBe(expected);
});
