/** What passes from this process to the thread that writes workbooks: plain values alone. */

/** A Tokyo date (`yyyy-MM-dd`), or an instant (ISO 8601) that is shown in Tokyo's time. */
export type DateCell = { day: string } | { instant: string };

/** Text stays text whatever it starts with: nothing here can become a formula or a link. */
export type Cell = string | number | DateCell | null;

export type Row = readonly Cell[];

export type Heading = { heading: string; width: number };

export type Sheet = { name: string; columns: readonly Heading[] };

export type DateFormats = { day: string; instant: string };

export type WorkbookTask = { file: string; title: string; formats: DateFormats };

export type ToThread = { kind: 'sheet'; sheet: Sheet } | { kind: 'rows'; rows: readonly Row[] } | { kind: 'end' };
