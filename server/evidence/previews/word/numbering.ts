import type { OfficePackage } from '#server/office/package.ts';
import { attribute } from '#server/office/xml.ts';
import { numeral } from './numerals.ts';

/** Numbers and bullets of list items. They are not in the text: Word generates them when it shows a document. */

/** The id of a list, and the level of an item in it, from 0. */
export type ListItem = { list: string; level: number };

type Level = {
	kind: string;
	/** The pattern of a label, such as '%1.%2'; the placeholders are levels, from 1. */
	text: string;
	start: number;
	/** The text between the number and the item. */
	suffix: string;
};

const LEVELS = 9;
/** Longest label of an item; every item repeats it. */
const MOST_CHARACTERS = 255;
const BULLET = '\u2022';

/** Lists with the same definition share their counters, except at levels for which a list sets a start value. */
type List = { definition: string; starts: Map<number, number> };

type Definitions = { levels: ReadonlyMap<string, readonly Level[]>; lists: ReadonlyMap<string, List> };

const newLevel = (): Level => ({ kind: 'decimal', text: '', start: 1, suffix: ' ' });

const readDefinitions = async ({ read }: OfficePackage, part: string): Promise<Definitions> => {
	const levels = new Map<string, Level[]>();
	const lists = new Map<string, List>();
	let definition: Level[] | null = null;
	let level = newLevel();
	let list: List | null = null;
	let overridden = 0;
	await read(part, {
		open: (name, attributes) => {
			const value = attribute(attributes, 'val') ?? '';
			if (name === 'abstractNum') {
				definition = Array.from({ length: LEVELS }, newLevel);
				levels.set(attribute(attributes, 'abstractNumId') ?? '', definition);
			} else if (name === 'num') {
				list = { definition: '', starts: new Map() };
				lists.set(attribute(attributes, 'numId') ?? '', list);
			} else if (name === 'lvl') level = definition?.[Number(attribute(attributes, 'ilvl'))] ?? newLevel();
			else if (name === 'start') level.start = Number(value) || 0;
			else if (name === 'numFmt') level.kind = value;
			else if (name === 'lvlText') level.text = value.slice(0, MOST_CHARACTERS);
			else if (name === 'suff') level.suffix = value === 'nothing' ? '' : ' ';
			else if (name === 'lvlOverride') overridden = Number(attribute(attributes, 'ilvl'));
			else if (name === 'abstractNumId' && list) list.definition = value;
			else if (name === 'startOverride' && list) list.starts.set(overridden, Number(value) || 0);
		},
		close: (name) => {
			if (name === 'abstractNum') definition = null;
			else if (name === 'num') list = null;
		},
	});
	return { levels, lists };
};

/** Bullets are often private-use characters of a symbol font; these are replaced by `BULLET`. */
const bulletOf = (text: string): string => (/^[\ue000-\uf8ff]?$/.test(text) ? BULLET : text);

const labelOf = (levels: readonly Level[], level: Level, numbers: readonly number[]): string => {
	if (level.kind === 'bullet') return bulletOf(level.text);
	return level.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
		const at = Number(digit) - 1;
		return numeral(numbers[at] ?? levels[at]?.start ?? 1, levels[at]?.kind ?? 'decimal');
	});
};

/** The label of the next item of a list; '' if it has none. */
export type NextLabel = (item: ListItem) => string;

export const readNumbering = async (file: OfficePackage, part: string | null): Promise<NextLabel> => {
	if (part === null) return () => '';
	const { levels: definitions, lists } = await readDefinitions(file, part);
	/** The last number of each level, keyed by the id of the numbering definition. */
	const counted = new Map<string, number[]>();
	const started = new Set<string>();
	return ({ list: id, level: at }) => {
		const list = lists.get(id);
		const levels = definitions.get(list?.definition ?? '');
		const level = levels?.[at];
		if (!list || !levels || !level) return '';
		const numbers = counted.get(list.definition) ?? [];
		counted.set(list.definition, numbers);
		const restart = list.starts.get(at);
		const isFirst = restart !== undefined && !started.has(`${id} ${at}`);
		started.add(`${id} ${at}`);
		const last = numbers[at];
		numbers[at] = isFirst ? restart : last === undefined ? level.start : last + 1;
		numbers.length = at + 1;
		const label = labelOf(levels, level, numbers);
		return label === '' ? '' : label + level.suffix;
	};
};
