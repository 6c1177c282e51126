import { parentPort } from 'node:worker_threads';
import type { ReadResult, ReadTask, WriteResult, WriteTask } from './cells.ts';
import { readCells } from './read-cells.ts';
import { writeSheets } from './write-sheets.ts';

/** The worker thread that reads and writes workbooks (`run.ts`): one task at a time, one message back. */
const run = async (task: ReadTask | WriteTask): Promise<ReadResult | WriteResult> =>
	task.kind === 'read' ? readCells(task) : { kind: 'file', bytes: await writeSheets(task.sheets) };

parentPort?.on('message', async (task: ReadTask | WriteTask) => parentPort?.postMessage(await run(task)));
