import { createRoom } from '#server/evidence/previews/room.ts';
import { type FilePreview, PREVIEW_LIMITS } from '#shared/evidence/preview.ts';
import { Row } from './table.ts';

type Block = Extract<FilePreview, { kind: 'document' }>['blocks'][number];

/** Collects paragraphs and tables up to the limits. A table within a cell becomes lines of that cell. */
export const createBlocks = () => {
	const room = createRoom();
	const blocks: Block[] = [];
	let rows: string[][] | null = null;
	let row: Row | null = null;
	let tables = 0;
	let count = 0;
	let isCut = false;

	/** Counts a paragraph or row; returns false if it exceeds the limits. */
	const counts = (): boolean => {
		const fits = count < PREVIEW_LIMITS.rows && !room.isFull();
		if (fits) count++;
		else isCut = true;
		return fits;
	};

	/** The row that a tag belongs to; null for tags of a table within a cell. */
	const ownRow = (): Row | null => (tables === 1 ? row : null);

	const endTable = (): void => {
		if (rows && rows.length > 0) blocks.push({ kind: 'table', rows });
		rows = null;
	};

	return {
		ownRow,
		addParagraph: (text: string, level: number | null): void => {
			if (row) row.lines.push(text);
			else if (counts()) blocks.push({ kind: 'paragraph', level, text: room.take(text) });
		},
		startTable: (): void => {
			if (++tables === 1) rows = [];
		},
		startRow: (): void => {
			if (tables === 1) row = new Row();
		},
		endRow: (): void => {
			const ended = ownRow();
			if (!ended) return;
			row = null;
			if (ended.isDeleted || !counts()) return;
			if (ended.isCut) isCut = true;
			rows?.push(ended.cells.map(room.take));
		},
		endTable: (): void => {
			if (--tables === 0) endTable();
		},
		isFull: (): boolean => isCut && (count >= PREVIEW_LIMITS.rows || room.isFull()),
		/** All blocks, including a table that was incomplete when the limit was reached. */
		result: (): { blocks: Block[]; is_cut: boolean } => {
			endTable();
			return { blocks, is_cut: isCut || room.wasShort() };
		},
	};
};

export type Blocks = ReturnType<typeof createBlocks>;
