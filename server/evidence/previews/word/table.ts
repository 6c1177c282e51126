import { PREVIEW_LIMITS } from '#shared/evidence/preview.ts';

/** A table row that is being read. A cell that spans columns is followed by empty cells. */
export class Row {
	readonly cells: string[] = [];
	/** The paragraphs of the current cell, including those of tables within it. */
	lines: string[] = [];
	columns = 1;
	/** Whether a tracked change deletes the row. */
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

	/** Adds empty cells for columns that the previous cell spans, or that have no cell (`gridBefore`). */
	skip(columns: number): void {
		for (let column = 0; column < Math.min(columns, PREVIEW_LIMITS.columns); column++) this.#add('');
	}

	#add(text: string): void {
		if (this.cells.length < PREVIEW_LIMITS.columns) this.cells.push(text);
		else if (text !== '') this.isCut = true;
	}
}
