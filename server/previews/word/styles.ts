import type { OfficePackage } from '#server/previews/package.ts';
import { attribute } from '#server/previews/xml.ts';

/** The heading levels of paragraph styles. */

/** The word that Japanese versions put in place of "heading". */
const HEADING = /^(?:heading|\u898b\u51fa\u3057) ?([1-9])$/;
const TITLE = /^(?:title|\u8868\u984c)$/;
const MOST_LEVELS = 6;
/** Styles are based on each other, in a malformed file also in a circle. */
const MOST_ANCESTORS = 20;

type Style = { name: string; basedOn: string | null; outline: number | null };

/** The outline level of a heading counts from 0; 9 is body text. */
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

/** The level of a paragraph by its style; null for body text. */
export type LevelOfStyle = (styleId: string | null) => number | null;

const levelIn = (styles: ReadonlyMap<string, Style>, styleId: string): number | null => {
	let id: string | null = styleId;
	for (let step = 0; id !== null && step < MOST_ANCESTORS; step++) {
		const style: Style = styles.get(id) ?? { name: id, basedOn: null, outline: null };
		if (style.outline !== null) return levelOf(style.outline);
		const level = levelByName(style.name);
		if (level !== null) return level;
		id = style.basedOn;
	}
	return null;
};

/** Without a part of styles, the ids of the styles are taken for their names. */
export const readStyles = async ({ read }: OfficePackage, part: string | null): Promise<LevelOfStyle> => {
	const styles = new Map<string, Style>();
	let style: Style | null = null;
	if (part !== null) {
		await read(part, {
			open: (name, attributes) => {
				const value = attribute(attributes, 'val');
				if (name === 'style') {
					style = { name: '', basedOn: null, outline: null };
					styles.set(attribute(attributes, 'styleId') ?? '', style);
				} else if (style && name === 'name') style.name = value ?? '';
				else if (style && name === 'basedOn') style.basedOn = value ?? null;
				else if (style && name === 'outlineLvl') style.outline = outlineOf(value);
			},
			close: (name) => {
				if (name === 'style') style = null;
			},
		});
	}
	return (styleId) => (styleId === null ? null : levelIn(styles, styleId));
};
