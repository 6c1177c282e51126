import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Deps } from '#server/calls/deps.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import type { FilledSheet, WorkbookTask } from './sheet.ts';
import { writeWorkbook } from './write.ts';

export type WorkbookFile = { name: string; stream: Readable; size: number };

type Wanted = Omit<WorkbookTask, 'file'> & { name: string; sheets: readonly FilledSheet[] };

/** Writes a workbook into a file that is gone as soon as it was read, so that its length is known before it is sent. */
export const workbookFile = (
	{ storage }: Pick<Deps, 'storage'>,
	{ name, sheets, ...task }: Wanted,
): Promise<WorkbookFile> =>
	withTemporaryFile(storage.temporaryFolder, async (file) => {
		await writeWorkbook({ file, ...task }, sheets);
		// The open file outlives its name.
		const opened = await open(file);
		const { size } = await opened.stat();
		return { name, size, stream: opened.createReadStream() };
	});
