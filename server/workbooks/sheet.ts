import type { OfficePackage } from '#server/office/package.ts';
import type { Attributes, XmlHandler } from '#server/office/xml.ts';
import { type Area, areaOf, type Position, positionOf } from './references.ts';
import { createTextReader } from './strings.ts';
import { type RawCell, readValue, type Shared, type Value } from './value.ts';

/** Receives a sheet in the order of its file: hidden columns, rows with their cells, merged areas. */
export type SheetSink = {
	/** Columns from 0, both included. */
	hiddenColumns: (from: number, to: number) => void;
	/** Only rows that the file has; `isHidden` also by a filter or an outline. */
	row: (row: number, isHidden: boolean) => void;
	/** A cell with a value. */
	cell: (position: Position, value: Value) => void;
	/** Only the first cell of the area is shown. */
	merged: (area: Area) => void;
	/** Whether the rest of the sheet is not needed; asked after each chunk of the file. */
	isDone: () => boolean;
};

const isTrue = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

const emptyCell = ({ t, s }: Attributes): RawCell => ({
	type: t,
	style: s,
	stored: null,
	inline: '',
	hasFormula: false,
});

const handlerFor = (sink: SheetSink, shared: Shared): XmlHandler => {
	const inline = createTextReader();
	/** Of the last row and cell: the next ones follow where the file does not say where they are. */
	const at: Position = { row: -1, column: -1 };
	let cell: RawCell | null = null;
	let isValue = false;
	/** Extensions of other programs may have elements of the same names elsewhere. */
	let isData = false;

	const column = ({ min, max, hidden, width }: Attributes): void => {
		if (isTrue(hidden) || Number(width) === 0) sink.hiddenColumns(Number(min) - 1, Number(max) - 1);
	};

	const startRow = ({ r, hidden, ht }: Attributes): void => {
		at.row = r === undefined ? at.row + 1 : Number(r) - 1;
		at.column = -1;
		sink.row(at.row, isTrue(hidden) || Number(ht) === 0);
	};

	const startCell = (attributes: Attributes): void => {
		const { r } = attributes;
		const position = (r && positionOf(r)) || { row: at.row, column: at.column + 1 };
		at.row = position.row;
		at.column = position.column;
		cell = emptyCell(attributes);
	};

	const openInCell = (opened: RawCell, name: string, attributes: Attributes): void => {
		isValue = name === 'v';
		if (isValue) opened.stored ??= '';
		else if (name === 'f') opened.hasFormula = true;
		else inline.open(name, attributes);
	};

	const endCell = (ended: RawCell): void => {
		ended.inline = inline.take();
		const value = readValue(ended, shared);
		if (value) sink.cell({ row: at.row, column: at.column }, value);
		cell = null;
	};

	return {
		open: (name, attributes) => {
			if (cell) openInCell(cell, name, attributes);
			else if (name === 'sheetData') isData = true;
			else if (isData && name === 'row') startRow(attributes);
			else if (isData && name === 'c') startCell(attributes);
			else if (name === 'col') column(attributes);
			else if (name === 'mergeCell') {
				const area = areaOf(attributes.ref ?? '');
				if (area) sink.merged(area);
			}
		},
		text: (text) => {
			if (!cell) return;
			if (isValue) cell.stored += text;
			else inline.text(text);
		},
		close: (name) => {
			if (name === 'sheetData') isData = false;
			if (!cell) return;
			if (name === 'c') return endCell(cell);
			isValue = false;
			inline.close(name);
		},
		isDone: sink.isDone,
	};
};

/** Reads a sheet; returns false if its part is missing. */
export const readSheet = ({ read }: OfficePackage, part: string, shared: Shared, sink: SheetSink): Promise<boolean> =>
	read(part, handlerFor(sink, shared));
