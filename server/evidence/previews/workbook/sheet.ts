import type { OfficePackage } from '#server/evidence/previews/package.ts';
import type { Room } from '#server/evidence/previews/room.ts';
import type { Attributes, XmlHandler } from '#server/evidence/previews/xml.ts';
import { PREVIEW_LIMITS, type PreviewCell } from '#shared/evidence/preview.ts';
import { createGrid, type Grid } from './grid.ts';
import { numberText } from './number-text.ts';
import { areaOf, type Position, positionOf } from './references.ts';
import { createTextReader, plainText } from './strings.ts';
import type { FormatOfStyle } from './styles.ts';

/** What all sheets of a workbook share. */
export type Shared = { texts: readonly string[]; formatOf: FormatOfStyle; is1904: boolean; room: Room };

type Cell = Position & { type: string | undefined; style: string | undefined; value: string };

/** The value of a cell. Formulas are not evaluated: the file holds their last result. */
const contentOf = ({ type, style, value }: Cell, { texts, formatOf, is1904 }: Shared): PreviewCell => {
	if (value === '') return null;
	if (type === 's') return texts[Number(value)] ?? null;
	if (type === 'b') return value === '1' || value === 'true';
	if (type !== undefined && type !== 'n') return plainText(value);
	const number = Number(value);
	return Number.isFinite(number) ? numberText(number, formatOf(style), is1904) : plainText(value);
};

const handlerFor = (grid: Grid, shared: Shared): XmlHandler => {
	const inline = createTextReader();
	let row = -1;
	let column = -1;
	let cell: Cell | null = null;
	let isValue = false;
	let isBeyond = false;

	const startCell = ({ r, t, s }: Attributes): void => {
		const position = (r && positionOf(r)) || { row, column: column + 1 };
		column = position.column;
		cell = { ...position, type: t, style: s, value: '' };
	};

	const endCell = (ended: Cell): void => {
		const text = inline.take();
		grid.put(ended, ended.type === 'inlineStr' ? text : contentOf(ended, shared));
		cell = null;
	};

	return {
		open: (name, attributes) => {
			if (name === 'row') {
				row = Number(attributes.r ?? row + 2) - 1;
				column = -1;
				isBeyond = row >= PREVIEW_LIMITS.rows;
			} else if (name === 'c') startCell(attributes);
			else if (name === 'mergeCell') {
				const area = areaOf(attributes.ref ?? '');
				if (area) grid.merge(area);
			} else if (cell) {
				isValue = name === 'v';
				inline.open(name, attributes);
			}
		},
		text: (text) => {
			if (isValue && cell) cell.value += text;
			else if (cell) inline.text(text);
		},
		close: (name) => {
			if (name === 'c' && cell) endCell(cell);
			else if (cell) {
				isValue = false;
				inline.close(name);
			}
		},
		isDone: () => {
			if (!isBeyond && !shared.room.isFull()) return false;
			grid.cut();
			return true;
		},
	};
};

/** The cells of a sheet; null if the part is missing. */
export const readSheet = async ({ read }: OfficePackage, part: string, shared: Shared) => {
	const grid = createGrid(shared.room);
	const isThere = await read(part, handlerFor(grid, shared));
	return isThere ? grid.result() : null;
};
