/** What the threads run that read and write workbooks of papers (`run.ts`). */
export { readCells } from './read-cells.ts';
export { writeSheets } from './write-sheets.ts';
