import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverTexts } from '#shared/i18n/server/texts.ts';
import { clientTables, leaves, type Tables, type Tree } from '#tests/support/texts.ts';

/** The texts of both languages are complete, consistent, used, and only in their tables. */

const root = path.resolve(import.meta.dirname, '../..');

/** Prefixes of keys that are built at run time, with the place that builds them. */
const ASSEMBLED = {
	client: [
		// client/ui/form.tsx: the key of shared/validation-message.ts behind 'common.'
		'common.validation.',
		// checked by labels.test.ts
		'labels.',
	],
	server: [
		// checked by labels.test.ts
		'labels.',
		// shared/i18n/server/texts.ts, statusName: by the id of the status
		'status.',
		// server/exports/workbook/texts.ts: by the name of the column, sheet or title
		'exports.workbook.',
	],
} as const;

const filesIn = (folder: string): string[] =>
	fs
		.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const sourceOf = (folders: readonly string[]): string =>
	folders
		.flatMap(filesIn)
		.filter((file) => !file.startsWith('shared/i18n/'))
		.map(read)
		.join('\n');

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The node at a path of keys. */
const at = (tree: Tree, keys: readonly string[]): unknown =>
	keys.reduce<string | Tree | undefined>((node, key) => (typeof node === 'object' ? node[key] : undefined), tree);

const variablesOf = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1] ?? '').sort();

/** Template literals such as `grades.${grade}`, as patterns of the keys that they produce. */
const templatesIn = (source: string): RegExp[] =>
	[...source.matchAll(/`((?:[\w.-]|\${[^}`]*})+)`/g)]
		.map((match) => match[1] ?? '')
		.filter((template) => /^\w+\./.test(template) && template.includes('${'))
		.map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\${[^}]*}/g, '[^.]+')}$`));

const unusedIn = (tree: Tree, source: string, assembled: readonly string[]): string[] => {
	const templates = templatesIn(source);
	const spelled = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1]));
	return leaves(tree)
		.map(([key]) => key)
		.filter((key) => !spelled.has(key) && !assembled.some((prefix) => key.startsWith(prefix)))
		.filter((key) => !templates.some((template) => template.test(key)));
};

const sides = [
	{ name: 'client', tables: clientTables, folders: ['client', 'shared'] },
	{
		name: 'server',
		tables: async (): Promise<Tables> => serverTexts,
		folders: ['server', 'shared', 'workers', 'scripts'],
	},
] as const;

describe.each(sides)('texts of the $name', ({ name, tables, folders }) => {
	it('have the same keys in both languages', async () => {
		const { ja, en } = await tables();
		const keys = leaves(ja).map(([key]) => key);
		expect(keys.length).toBeGreaterThan(50);
		expect(
			leaves(en)
				.map(([key]) => key)
				.sort(),
		).toEqual([...keys].sort());
	});

	it('are never empty, and take the same variables in both languages', async () => {
		const { ja, en } = await tables();
		const english = new Map(leaves(en));
		for (const [key, text] of leaves(ja)) {
			expect(text.trim(), key).not.toBe('');
			expect(english.get(key)?.trim(), key).not.toBe('');
			expect(variablesOf(english.get(key) ?? ''), key).toEqual(variablesOf(text));
		}
	});

	it('lie in the folder of their key prefix', async () => {
		const trees = await tables();
		const folder = `shared/i18n/${name}`;
		const files = filesIn(folder).filter((file) => path.dirname(file) !== folder);
		expect(files.length).toBeGreaterThan(20);
		for (const file of files) {
			const { base } = path.parse(file);
			expect(['ja.ts', 'en.ts'], file).toContain(base);
			const keys = path.relative(folder, path.dirname(file)).split(path.sep).map(camelCase);
			const exported = Object.values(await import(path.join(root, file)));
			expect(exported, file).toEqual([at(base === 'ja.ts' ? trees.ja : trees.en, keys)]);
		}
	});

	it('are all used', async () => {
		const { ja } = await tables();
		expect(unusedIn(ja, sourceOf(folders), ASSEMBLED[name])).toEqual([]);
	});
});

it('every key that a screen uses exists', async () => {
	const { ja } = await clientTables();
	const known = new Set(leaves(ja).map(([key]) => key));
	const used = [...sourceOf(['client']).matchAll(/\b(?:t|translate)\(\s*'([\w.-]+)'/g)].map((match) => match[1] ?? '');
	expect(used.length).toBeGreaterThan(100);
	expect(used.filter((key) => !known.has(key))).toEqual([]);
});

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

it('neither components nor server code contain Japanese text', () => {
	const components = filesIn('client').filter((file) => file.endsWith('.tsx'));
	const files = [...components, ...filesIn('server')].filter((file) => !/(i18n|seed)\//.test(file));
	const found = files.flatMap((file) =>
		read(file)
			.split('\n')
			.flatMap((line, index) => (JAPANESE.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
	);
	expect(found).toEqual([]);
});
