/** The code of the threads in `run.ts`. */
export { readCells } from './read-cells.ts';
export { writeSheets } from './write-sheets.ts';
