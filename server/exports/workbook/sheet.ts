/** Messages to and from the thread that writes workbooks: structured-cloneable values only. */

/** A Tokyo date (`yyyy-MM-dd`), or a time (ISO 8601) shown in Tokyo time. */
type DateCell = { day: string } | { instant: string };

/** Texts are never interpreted as formulas or links, whatever they start with. */
export type Cell = string | number | DateCell | null;

export type Row = readonly Cell[];

export type Heading = { heading: string; width: number };

export type Sheet = { name: string; columns: readonly Heading[] };

export type DateFormats = { day: string; instant: string };

export type WorkbookTask = { title: string; formats: DateFormats };

export type ToThread = { kind: 'sheet'; sheet: Sheet } | { kind: 'rows'; rows: readonly Row[] } | { kind: 'end' };

/** Bytes of the file, or 'ready': the thread has started or written the last message, and takes the next. */
export type FromThread = Uint8Array<ArrayBuffer> | 'ready';
