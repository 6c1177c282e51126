import { foldDecomposed, foldLetters } from '#shared/fold-letters.ts';
import type { KeyPath, PaperNode } from './nodes.ts';
import type { Field } from './problems.ts';

/** Searches the edited paper: texts in both languages, numbers, keys, guidance and anchors, also those not saved yet. */

export type Hit = {
	path: KeyPath;
	field: Field;
	/** Number of the part: '1-2', of a check item '1-2-3-1'. */
	number: string;
	/** Name of the field among the labels of papers. */
	label: string;
	text: string;
	/** The match in the text; empty where the number or key matched. */
	from: number;
	to: number;
};

type Folded = { folded: string; starts: readonly number[] };

/** Sound marks of kana, which belong to the letter before them. */
const isMark = (character: string | undefined): boolean => character === '\u3099' || character === '\u309a';

/** The folded text, and where in the original each of its characters came from. */
const foldedWithStarts = (text: string): Folded => {
	const characters = [...text];
	const parts = foldLetters(characters);
	const starts: number[] = [];
	let at = 0;
	for (const [index, character] of characters.entries()) {
		for (let unit = 0; unit < (parts[index]?.length ?? 0); unit += 1) starts.push(at);
		at += character.length;
	}
	starts.push(at);
	return { folded: parts.join(''), starts };
};

/** The first match of a folded word in a text; null without one. */
export const matchIn = (text: string, word: string): { from: number; to: number } | null => {
	// Most texts have no match: only those that may have one are folded letter by letter.
	if (!foldDecomposed(text).includes(word)) return null;
	const { folded, starts } = foldedWithStarts(text);
	for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
		const end = at + word.length;
		if (isMark(folded[end])) continue;
		const from = starts[at] ?? 0;
		// A character of several folded ones ends where the next begins.
		const to = starts.slice(end).find((start) => start > (starts[end - 1] ?? 0)) ?? text.length;
		return { from, to };
	}
	return null;
};

type Searched = { field: Field; label: string; text: string | null | undefined };

const namesOf = ({ content, contentEn }: PaperNode): Searched[] => [
	{ field: 'content', label: 'content', text: content },
	{ field: 'contentEn', label: 'content_en', text: contentEn },
];

const fieldsUnder = (prefix: 'guidance' | 'anchors', values: object): Searched[] =>
	Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
		if (typeof value === 'string') return [{ field: `${prefix}.${name}` as Field, label: name, text: value }];
		if (!Array.isArray(value)) return [];
		return value.flatMap((entry: Record<string, unknown>, at) =>
			['text', 'text_en', 'source', 'source_en', 'record'].flatMap((inner) => {
				const text = entry[inner];
				if (typeof text !== 'string') return [];
				// What the text of an entry is, such as accepted evidence, says more than that it is a text.
				const label = inner.replace(/^text(?=_en$|$)/, name).replace(/_en$/, '');
				return [{ field: `${prefix}.${name}.${at}.${inner}` as Field, label, text }];
			}),
		);
	});

const searchedIn = (node: PaperNode): Searched[] => [
	...namesOf(node),
	{ field: 'naCondition', label: 'na_condition', text: node.naCondition },
	{ field: 'naConditionEn', label: 'na_condition_en', text: node.naConditionEn },
	...(node.guidance ? fieldsUnder('guidance', node.guidance) : []),
	...(node.anchors ? fieldsUnder('anchors', node.anchors) : []),
];

const hitsAt = (node: PaperNode, place: Pick<Hit, 'path' | 'number'>, word: string): Hit[] => {
	const { number } = place;
	const isNumbered = number === word || number.startsWith(`${word}-`);
	const isKeyed = word.length >= 8 && (node.storedKey?.includes(word) ?? false);
	const found = searchedIn(node).flatMap(({ field, label, text }): Hit[] => {
		const match = text ? matchIn(text, word) : null;
		return text && match ? [{ ...place, field, label, text, ...match }] : [];
	});
	if (found.length > 0 || !(isNumbered || isKeyed)) return found;
	const label = isKeyed ? 'key' : 'content';
	return [{ ...place, field: 'content', label, text: isKeyed ? (node.storedKey ?? '') : node.content, from: 0, to: 0 }];
};

/** All matches, in the order of the paper; none for an empty search. */
export const searchPaper = (nodes: readonly PaperNode[], typed: string): Hit[] => {
	const word = foldDecomposed(typed);
	if (word === '') return [];
	const walk = (level: readonly PaperNode[], path: KeyPath, numbers: readonly number[]): Hit[] =>
		level.flatMap((node, index) => {
			const place = { path: [...path, node.key], number: [...numbers, index + 1].join('-') };
			return [...hitsAt(node, place, word), ...walk(node.children, place.path, [...numbers, index + 1])];
		});
	return walk(nodes, [], []);
};
