import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parts } from '#client/parts/all.ts';
import { importsOf, root } from './support/imports.ts';

/** Every component of `client/ui` is shown on the page of all parts (`client/parts`). */

/** Components that are not shown by themselves, with the reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
	DataTable: 'for screen readers only, beside each chart of charts.tsx',
	Field: 'inside every input of fields.tsx',
	FieldError: 'inside Field',
	FieldGroup: 'inside RadioCards of choices.tsx',
	GuardedRouter: 'has no look; its dialog is LeaveDialog of dialogs.tsx',
	OnePanelTabs: 'the row of Tabs, over a panel that fills its box',
	OwnFont: 'has no look: it loads a font',
	PasswordControl: 'inside TextInput of fields.tsx',
	Plot: 'inside YearPoints of charts.tsx',
	RouteTable: 'has no look: it chooses a screen',
	TableHead: 'inside DataTable, CategoryBars and TeamProgress of charts.tsx and scores.tsx',
	TeamCell: 'inside TeamProgress of scores.tsx',
};

const COMPONENT = /^export const ([A-Z][a-z]\w*) =/gm;
const IMPORTED = /^import \{([^}]*)\} from '(#client\/ui\/[^']+)'/gm;

const componentsIn = (source: string): string[] => [...source.matchAll(COMPONENT)].map(([, name = '']) => name);

const importedIn = (source: string): string[] =>
	[...source.matchAll(IMPORTED)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

const notShown = (ui: readonly string[], page: readonly string[]): string[] => {
	const shown = new Set(page.flatMap(importedIn));
	return ui.flatMap(componentsIn).filter((name) => !shown.has(name));
};

const sourcesOf = (folder: string): string[] =>
	globSync(`${folder}/**/*.tsx`, { cwd: root, exclude: ['**/*.test.tsx'] }).map((file) =>
		readFileSync(path.join(root, file), 'utf8'),
	);

it('every component of client/ui is a part, or has a reason not to be', () => {
	const ui = sourcesOf('client/ui');
	expect(ui.flatMap(componentsIn).length).toBeGreaterThan(50);
	expect(notShown(ui, sourcesOf('client/parts')).toSorted()).toEqual(Object.keys(NOT_SHOWN));
});

it.each([
	['export const New = () => null;', "import { Badge } from '#client/ui/badge.tsx';", ['New']],
	['export const New = <T,>(props: Props<T>) => null;', "import type { New } from '#client/ui/new.tsx';", ['New']],
	['export const New = () => null;', "import { type Props, New } from '#client/ui/new.tsx';", []],
	["export const useNew = () => '';\nexport const OWN_FONT = '';", '', []],
])('%s, with the page %s', (ui, page, missing) => {
	expect(notShown([ui], [page])).toEqual(missing);
});

it('every group of parts is on the page, under the name of its file', () => {
	const files = globSync('client/parts/*.tsx', { cwd: root }).filter((file) =>
		/^export const \w+: Part\b/m.test(readFileSync(path.join(root, file), 'utf8')),
	);
	const names = files.map((file) => path.basename(file, '.tsx'));
	expect(parts.map(({ id }) => id).toSorted()).toEqual(names.toSorted());
});

it('the states of a part have different names', () => {
	for (const { id, states } of parts) {
		const names = states.map(({ name }) => name);
		expect(names, id).toEqual([...new Set(names)]);
	}
});

it('only the page of all parts imports them', () => {
	const from = importsOf('client').filter(({ to }) => to.startsWith('client/parts/'));
	expect([...new Set(from.map((one) => one.from))].filter((file) => !file.startsWith('client/parts'))).toEqual([]);
});
