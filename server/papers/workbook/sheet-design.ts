/** A sheet to write, as a message to the thread that writes it. */
export type SheetDesign = {
	name: string;
	columns: readonly {
		heading: string;
		width: number;
		/** The number format; `@` is text. */
		format: '@' | '0' | '0.0';
		/** The choices of the drop-down in the cells below the heading. */
		choices?: readonly string[];
		/** A drop-down of what is below the heading of the first column of another sheet: Excel takes no long list. */
		choicesIn?: { sheet: string; count: number };
	}[];
	rows: readonly (readonly (string | number | null)[])[];
	/** Empty rows after the last one that have its drop-downs. */
	spareRows?: number;
};
