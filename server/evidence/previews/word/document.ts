import type { OfficePackage } from '#server/office/package.ts';
import { Refused } from '#server/office/refused.ts';
import { mainPart, partOfType, readRelations } from '#server/office/relations.ts';
import { type Attributes, attribute, type XmlHandler } from '#server/office/xml.ts';
import type { FilePreview } from '#shared/evidence/preview.ts';
import { type Blocks, createBlocks } from './blocks.ts';
import { type NextLabel, readNumbering } from './numbering.ts';
import { levelOf, outlineOf, readStyles, type StyleOf } from './styles.ts';
import { symbolOf } from './symbols.ts';

/** The paragraphs and tables of a docx, with all tracked changes accepted. */

/**
 * Skipped elements: tracked deletions, properties from before a tracked change, furigana, and the fallbacks for readers
 * that do not support a shape, which would repeat its text.
 */
const SKIPPED: ReadonlySet<string> = new Set([
	'del',
	'delText',
	'moveFrom',
	'rt',
	'Fallback',
	'pPrChange',
	'rPrChange',
	'sectPrChange',
	'tblPrChange',
	'tcPrChange',
	'trPrChange',
]);

const OFF: ReadonlySet<string> = new Set(['0', 'false', 'off']);

type Paragraph = {
	text: string;
	style: string | null;
	/** Outline level set on the paragraph; takes precedence over its style's. */
	outline: number | null;
	/** List set on the paragraph, '0' for none; takes precedence over its style's. */
	list: string | null;
	listLevel: number | null;
};

const newParagraph = (): Paragraph => ({ text: '', style: null, outline: null, list: null, listLevel: null });

/** The character that an empty element within a run represents; '' if none. */
const characterOf = (name: string, attributes: Attributes): string => {
	if (name === 'tab' || name === 'ptab') return '\t';
	if (name === 'br' || name === 'cr') return '\n';
	if (name === 'noBreakHyphen') return '\u2011';
	if (name !== 'sym') return '';
	return symbolOf(attribute(attributes, 'font') ?? '', attribute(attributes, 'char') ?? '');
};

const startRowPart = (blocks: Blocks, name: string, parent: string | undefined, attributes: Attributes): void => {
	const row = blocks.ownRow();
	if (!row) return;
	if (name === 'tc') row.startCell();
	else if (name === 'gridSpan') row.columns = Number(attribute(attributes, 'val')) || 1;
	else if (name === 'gridBefore') row.skip(Number(attribute(attributes, 'val')) || 0);
	else if (name === 'del' && parent === 'trPr') row.isDeleted = true;
};

type Reading = { blocks: Blocks; styleOf: StyleOf; nextLabel: NextLabel; onPicture: () => void };

const createHandler = ({ blocks, styleOf, nextLabel, onPicture }: Reading): XmlHandler => {
	const open: string[] = [];
	/** A stack: a paragraph may contain a text box, which contains paragraphs. */
	const paragraphs: Paragraph[] = [];
	let skipped = 0;
	/** Depth of the run with hidden text that is being read; null outside of one. */
	let hiddenRun: number | null = null;

	const write = (text: string): void => {
		const paragraph = paragraphs.at(-1);
		if (paragraph && hiddenRun === null) paragraph.text += text;
	};

	const property = (name: string, attributes: Attributes): void => {
		const paragraph = paragraphs.at(-1);
		const value = attribute(attributes, 'val');
		if (!paragraph) return;
		if (name === 'pStyle') paragraph.style = value ?? null;
		else if (name === 'outlineLvl') paragraph.outline = outlineOf(value);
		else if (name === 'numId') paragraph.list = value ?? null;
		else if (name === 'ilvl') paragraph.listLevel = Number(value) || 0;
	};

	const start = (name: string, parent: string | undefined, attributes: Attributes): void => {
		if (name === 'p') paragraphs.push(newParagraph());
		else if (name === 'tbl') blocks.startTable();
		else if (name === 'tr') blocks.startRow();
		else if (name === 'blip' || name === 'imagedata') onPicture();
		else if (parent === 'r') write(characterOf(name, attributes));
		else if (parent === 'pPr' || parent === 'numPr') property(name, attributes);
		else if (name === 'vanish' && parent === 'rPr' && open.at(-2) === 'r') {
			if (!OFF.has(attribute(attributes, 'val') ?? '')) hiddenRun ??= open.length - 1;
		}
	};

	const endParagraph = (): void => {
		const paragraph = paragraphs.pop();
		if (!paragraph) return;
		const { text, style, outline, list, listLevel } = paragraph;
		const { level, item } = styleOf(style);
		const id = list ?? item?.list;
		const label = id === undefined ? '' : nextLabel({ list: id, level: listLevel ?? item?.level ?? 0 });
		if (text.trim() !== '') blocks.addParagraph(label + text, outline === null ? level : levelOf(outline));
	};

	return {
		open: (name, attributes) => {
			const parent = open.at(-1);
			if (skipped === 0) startRowPart(blocks, name, parent, attributes);
			if (skipped > 0 || SKIPPED.has(name)) {
				skipped++;
				return;
			}
			start(name, parent, attributes);
			open.push(name);
		},
		text: (text) => {
			if (skipped === 0 && open.at(-1) === 't') write(text);
		},
		close: (name) => {
			if (skipped > 0) {
				skipped--;
				return;
			}
			open.pop();
			if (hiddenRun !== null && open.length < hiddenRun) hiddenRun = null;
			if (name === 'p') endParagraph();
			else if (name === 'tc') blocks.ownRow()?.endCell();
			else if (name === 'tr') blocks.endRow();
			else if (name === 'tbl') blocks.endTable();
		},
		isDone: blocks.isFull,
	};
};

/** @throws Refused */
export const readDocument = async (file: OfficePackage): Promise<FilePreview> => {
	const main = await mainPart(file);
	const relations = await readRelations(file, main);
	const styleOf = await readStyles(file, partOfType(relations, 'styles'));
	const nextLabel = await readNumbering(file, partOfType(relations, 'numbering'));
	const blocks = createBlocks();
	let pictures = 0;
	const onPicture = (): void => {
		pictures++;
	};
	const handler = createHandler({ blocks, styleOf, nextLabel, onPicture });
	if (!(await file.read(main, handler))) throw new Refused('broken');
	return { kind: 'document', ...blocks.result(), picture_count: pictures };
};
