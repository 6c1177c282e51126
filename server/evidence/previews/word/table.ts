import { PREVIEW_LIMITS } from '#shared/evidence/preview.ts';

/** A row of a table that is being read. A cell over several columns is followed by empty ones. */
export class Row {
	readonly cells: string[] = [];
	/** Of the cell that is being read: its paragraphs, with those of tables within it. */
	lines: string[] = [];
	columns = 1;
	/** Whether it is deleted by a change that is tracked. */
	isDeleted = false;
	/** Whether cells were left out. */
	isCut = false;

	startCell(): void {
		this.lines = [];
		this.columns = 1;
	}

	endCell(): void {
		this.#add(this.lines.join('\n'));
		this.skip(this.columns - 1);
	}

	/** Columns without a cell. */
	skip(columns: number): void {
		for (let column = 0; column < Math.min(columns, PREVIEW_LIMITS.columns); column++) this.#add('');
	}

	#add(text: string): void {
		if (this.cells.length < PREVIEW_LIMITS.columns) this.cells.push(text);
		else if (text !== '') this.isCut = true;
	}
}
