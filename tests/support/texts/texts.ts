import fs from 'node:fs';
import path from 'node:path';
import { labelTexts } from '#shared/i18n/labels.ts';
import { featureLabels } from '#shared/texts/feature-labels.ts';

/** The text tables as trees, for the tests in tests/rules. */

const root = path.resolve(import.meta.dirname, '../../..');

export type Tree = { readonly [key: string]: string | Tree };
export type Tables = { ja: Tree; en: Tree };

/** Every leaf with its dotted key. */
export const leaves = (tree: Tree, prefix = ''): [key: string, text: string][] =>
	Object.entries(tree).flatMap(([key, value]) =>
		typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
	);

/** All text tables of the client. The product loads them per area, so the list of areas is parsed from `client.ts`. */
export const clientTables = async (): Promise<Tables> => {
	const source = fs.readFileSync(path.join(root, 'shared/texts/client.ts'), 'utf8');
	const files = new Map(
		[...source.matchAll(/import type { (\w+) } from '#shared\/texts\/client\/(.+)\.ja\.ts'/g)].map((match) => [
			match[1],
			match[2],
		]),
	);
	const tables: { ja: Record<string, Tree>; en: Record<string, Tree> } = {
		ja: { labels: labelTexts(featureLabels, 'ja') },
		en: { labels: labelTexts(featureLabels, 'en') },
	};
	for (const [, area = '', name = ''] of source.matchAll(/^\t(\w+): typeof (\w+);/gm)) {
		for (const locale of ['ja', 'en'] as const) {
			const module = await import(`../../../shared/texts/client/${files.get(name)}.${locale}.ts`);
			tables[locale][area] = module[name];
		}
	}
	return tables;
};
