import type { OfficePackage } from '#server/office/package.ts';
import { attribute } from '#server/office/xml.ts';
import type { ListItem } from './numbering.ts';

/** What a paragraph inherits from its style: the level of a heading, and the list that numbers it. */

/** Japanese versions of Word write 見出し for 'heading'. */
const HEADING = /^(?:heading|見出し) ?([1-9])$/;
const TITLE = /^(?:title|表題)$/;
const MOST_LEVELS = 6;
/** Longest chain of `basedOn`; in a malformed file it may be a cycle. */
const MOST_ANCESTORS = 20;

type Style = {
	name: string;
	basedOn: string | null;
	outline: number | null;
	list: string | null;
	listLevel: number;
};

const newStyle = (name = ''): Style => ({ name, basedOn: null, outline: null, list: null, listLevel: 0 });

/** The level of a heading, from 1, by its outline level, from 0; outline level 9 is body text. */
export const levelOf = (outline: number): number | null =>
	outline >= 0 && outline < 9 ? Math.min(outline + 1, MOST_LEVELS) : null;

export const outlineOf = (value: string | undefined): number | null => {
	const outline = Number(value);
	return value !== undefined && Number.isInteger(outline) ? outline : null;
};

const levelByName = (given: string): number | null => {
	const name = given.normalize('NFKC').toLowerCase();
	if (TITLE.test(name)) return 1;
	const level = HEADING.exec(name)?.[1];
	return level === undefined ? null : Math.min(Number(level), MOST_LEVELS);
};

type Styles = ReadonlyMap<string, Style>;

/** A style and those that it is based on, nearest first. A missing style is treated as one whose name is its id. */
const ancestry = (styles: Styles, styleId: string): Style[] => {
	const found: Style[] = [];
	let id: string | null = styleId;
	while (id !== null && found.length < MOST_ANCESTORS) {
		const style: Style = styles.get(id) ?? newStyle(id);
		found.push(style);
		id = style.basedOn;
	}
	return found;
};

const levelIn = (ancestors: readonly Style[]): number | null => {
	for (const { outline, name } of ancestors) {
		if (outline !== null) return levelOf(outline);
		const level = levelByName(name);
		if (level !== null) return level;
	}
	return null;
};

type StyleOfParagraph = {
	/** 1 to 6 for a heading; null for other paragraphs. */
	level: number | null;
	item: ListItem | null;
};

const PLAIN: StyleOfParagraph = { level: null, item: null };

const resolved = (styles: Styles, styleId: string): StyleOfParagraph => {
	const ancestors = ancestry(styles, styleId);
	const listed = ancestors.find(({ list }) => list !== null);
	return {
		level: levelIn(ancestors),
		item: listed?.list ? { list: listed.list, level: listed.listLevel } : null,
	};
};

export type StyleOf = (styleId: string | null) => StyleOfParagraph;

/** Without a styles part, style ids are used as names. */
export const readStyles = async ({ read }: OfficePackage, part: string | null): Promise<StyleOf> => {
	const styles = new Map<string, Style>();
	let style = newStyle();
	if (part !== null) {
		await read(part, {
			open: (name, attributes) => {
				const value = attribute(attributes, 'val');
				if (name === 'style') {
					style = newStyle();
					styles.set(attribute(attributes, 'styleId') ?? '', style);
				} else if (name === 'name') style.name = value ?? '';
				else if (name === 'basedOn') style.basedOn = value ?? null;
				else if (name === 'outlineLvl') style.outline = outlineOf(value);
				else if (name === 'numId') style.list = value ?? null;
				else if (name === 'ilvl') style.listLevel = Number(value) || 0;
			},
		});
	}
	const known = new Map<string, StyleOfParagraph>();
	return (styleId) => {
		if (styleId === null) return PLAIN;
		const style = known.get(styleId) ?? resolved(styles, styleId);
		known.set(styleId, style);
		return style;
	};
};
