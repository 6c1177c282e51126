import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverTexts } from '#shared/texts/server.ts';
import { clientTables, leaves, type Tables, type Tree } from '#tests/support/texts/texts.ts';

/** The texts of both languages are complete, consistent, used, and only in their tables. */

const root = path.resolve(import.meta.dirname, '../../..');

/** Prefixes of keys that are not looked for in the source, with the reason. */
const ASSEMBLED = {
	client: [
		// checked by labels.test.ts
		'labels.',
	],
	server: [
		// checked by labels.test.ts
		'labels.',
		// shared/texts/server.ts, statusName: by the id of the status
		'status.',
	],
} as const;

const filesIn = (folder: string): string[] =>
	fs
		.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

type Source = { file: string; text: string };

const sourcesOf = (folders: readonly string[]): Source[] =>
	folders
		.flatMap(filesIn)
		// The page of all parts fills them with texts of the product, which must also be used there.
		.filter((file) => !/^(shared\/(i18n|texts)|client\/parts)\//.test(file))
		.map((file) => ({ file, text: read(file) }));

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The node at a path of keys. */
const at = (tree: Tree, keys: readonly string[]): unknown =>
	keys.reduce<string | Tree | undefined>((node, key) => (typeof node === 'object' ? node[key] : undefined), tree);

const variablesOf = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1] ?? '').sort();

/** The files that a file imports, by their paths from the root. */
const importsOf = ({ file, text }: Source): string[] =>
	[...text.matchAll(/from '([#.][^']+)'/g)].map(([, name = '']) =>
		name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name),
	);

/** The source around a file: what it imports, what that imports, and the files that import it. */
const aroundIn = (sources: readonly Source[]): ((source: Source) => string) => {
	const imports = new Map(sources.map((source) => [source.file, importsOf(source)]));
	return ({ file }) => {
		const near = new Set([file, ...(imports.get(file) ?? [])]);
		for (const imported of [...near]) for (const further of imports.get(imported) ?? []) near.add(further);
		return sources
			.filter((other) => near.has(other.file) || imports.get(other.file)?.includes(file))
			.map(({ text }) => text)
			.join('\n');
	};
};

type Template = { pattern: RegExp; around: string };

/** Template literals such as `grades.${grade}`: the keys that they can produce, and where their values come from. */
const templatesIn = (sources: readonly Source[]): Template[] => {
	const aroundOf = aroundIn(sources);
	return sources.flatMap((source) => {
		const templates = [...source.text.matchAll(/`((?:[\w.-]|\${[^}`]*})+)`/g)]
			.map(([, template = '']) => template)
			.filter((template) => /^\w+\./.test(template) && template.includes('${'));
		const around = templates.length > 0 ? aroundOf(source) : '';
		return templates.map((template) => ({
			pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\${[^}]*}/g, '(.+)')}$`),
			around,
		}));
	});
};

/** Whether a value of a template stands in a source: as a text, as a property, or as a number. */
const isSpelled = (value: string, source: string): boolean =>
	new RegExp(/^\d+$/.test(value) ? `\\b${value}\\b` : `['"\`]${value}['"\`]|\\b${value}\\??[:,]`).test(source);

/** Whether a key is spelled out, or a template produces it from values that are spelled around it. */
const usageIn = (sources: readonly Source[]): ((key: string) => boolean) => {
	const templates = templatesIn(sources);
	const spelled = new Set(
		sources.flatMap(({ text }) => [...text.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1])),
	);
	const isUsed = (key: string): boolean => spelled.has(key) || templates.some((template) => isMadeBy(template, key));
	const isMadeBy = ({ pattern, around }: Template, key: string): boolean => {
		const values = pattern.exec(key)?.slice(1);
		return values?.every((value) => (value.includes('.') ? isUsed(value) : isSpelled(value, around))) ?? false;
	};
	return isUsed;
};

/** Keys under a prefix that are made of a name which is spelled elsewhere. */
const NAMED_ELSEWHERE: readonly { prefix: string; folders: readonly string[]; namesOf: (rest: string) => string[] }[] =
	[
		{
			// client/console/management/papers/editor/use-sentence.ts: the rules of shared/papers/validate.ts
			prefix: 'management.editor.rules.',
			folders: ['shared'],
			namesOf: (rest) => [`papers.${rest}`],
		},
		{
			// client/console/timeline/entry.tsx: the recorded transitions, with `_` for their dot
			prefix: 'console.audit.actions.',
			folders: ['server', 'scripts'],
			namesOf: (rest) =>
				[...rest.matchAll(/_/g)].map(({ index }) => `${rest.slice(0, index)}.${rest.slice(index + 1)}`),
		},
		{
			// server/audit-log/kinds.ts: the recorded actions
			prefix: 'audit.sentences.',
			folders: ['server', 'scripts'],
			namesOf: (rest) => [
				rest,
				...[...rest.matchAll(/_/g)].map(({ index }) => `${rest.slice(0, index)}.${rest.slice(index + 1)}`),
			],
		},
		{
			// server/jobs/words.ts: the names of the jobs
			prefix: 'ops.jobs.',
			folders: ['server'],
			namesOf: (rest) => [rest],
		},
	];

const unusedIn = (tree: Tree, folders: readonly string[], assembled: readonly string[]): string[] => {
	const isUsed = usageIn(sourcesOf(folders));
	const elsewhere = NAMED_ELSEWHERE.map((entry) => ({ ...entry, isNamed: usageIn(sourcesOf(entry.folders)) }));
	return leaves(tree)
		.map(([key]) => key)
		.filter((key) => !assembled.some((prefix) => key.startsWith(prefix)) && !isUsed(key))
		.filter((key) => {
			const entry = elsewhere.find(({ prefix }) => key.startsWith(prefix));
			return !entry?.namesOf(key.slice(entry.prefix.length)).some(entry.isNamed);
		});
};

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** A text without its variables. */
const wordsOf = (text: string): string => text.replaceAll(/{{\w+}}/g, '');

/** Texts of names and terms, which are the same in Japanese. */
const WITHOUT_JAPANESE = {
	client: [
		'labels.common.id',
		'common.product',
		'common.english',
		'console.lists.excelShort',
		'free.take.pdf',
		'viewer.citedPage',
	],
	// contract, section 1: the sentence of a 419 is the same in every language
	server: ['labels.common.id', 'common.csrf', 'exports.workbook.fileName', 'mails.subject'],
} as const;

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

	it('in Japanese are Japanese', async () => {
		const { ja } = await tables();
		const foreign = leaves(ja).filter(([, text]) => !JAPANESE.test(text) && /\p{L}/u.test(wordsOf(text)));
		expect(foreign.map(([key]) => key)).toEqual(WITHOUT_JAPANESE[name]);
	});

	it('are in the file of their key prefix', async () => {
		const trees = await tables();
		const folder = `shared/texts/${name}`;
		const files = filesIn(folder);
		expect(files.length).toBeGreaterThan(20);
		for (const file of files) {
			const [, prefix = '', locale] = /^(.+)\.(ja|en)\.ts$/.exec(path.relative(folder, file)) ?? [];
			expect(locale, file).toBeDefined();
			const keys = prefix.split(path.sep).map(camelCase);
			const exported = Object.values(await import(path.join(root, file)));
			expect(exported, file).toEqual([at(locale === 'ja' ? trees.ja : trees.en, keys)]);
		}
	});

	it('are all used', async () => {
		const { ja } = await tables();
		expect(unusedIn(ja, folders, ASSEMBLED[name])).toEqual([]);
	});
});

it('every key that a screen uses exists', async () => {
	const { ja } = await clientTables();
	const known = new Set(leaves(ja).map(([key]) => key));
	const source = sourcesOf(['client'])
		.map(({ text }) => text)
		.join('\n');
	const used = [...source.matchAll(/\b(?:t|translate)\(\s*'([\w.-]+)'/g)].map((match) => match[1] ?? '');
	expect(used.length).toBeGreaterThan(100);
	expect(used.filter((key) => !known.has(key))).toEqual([]);
});

/** Code whose data is Japanese, which nobody is shown in another language. */
const JAPANESE_DATA: readonly string[] = [
	// the alphabets in which Word counts
	'server/evidence/previews/word/numerals.ts',
	// the names of Word's own styles for headings
	'server/evidence/previews/word/styles.ts',
	// the kana of invented companies in the examples of the API description
	'server/calls/description/example-values.ts',
	// 'General' as Chinese and Korean programs write it into number formats
	'server/workbooks/number-format.ts',
	// what earlier versions wrote into workbooks, which are still imported
	'server/papers/workbook/former-names.ts',
	// Texts that were shipped, by which their days are found.
	'server/papers/shipped-law-days.ts',
];

it('neither components nor server code contain Japanese text', () => {
	const components = filesIn('client').filter((file) => file.endsWith('.tsx'));
	const files = [...components, ...filesIn('server')].filter((file) => !JAPANESE_DATA.includes(file));
	const found = files.flatMap((file) =>
		read(file)
			.split('\n')
			.flatMap((line, index) => (JAPANESE.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
	);
	expect(found).toEqual([]);
});
