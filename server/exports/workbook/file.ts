import { open } from 'node:fs/promises';
import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import type { FilledSheet } from './columns.ts';
import type { WorkbookTask } from './sheet.ts';
import { writeWorkbook } from './write.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Wanted = Omit<WorkbookTask, 'file'> & { name: string; plainName: string; sheets: readonly FilledSheet[] };

/** Writes a workbook into a temporary file, so that its length is known before it is sent. */
export const workbookFile = (
	{ storage }: Pick<Deps, 'storage'>,
	{ name, plainName, sheets, ...task }: Wanted,
): Promise<ServedFile> =>
	withTemporaryFile(storage.temporaryFolder, async (file) => {
		await writeWorkbook({ file, ...task }, sheets);
		// The open handle stays readable after the file is removed.
		const opened = await open(file);
		const { size } = await opened.stat();
		return { name, plainName, size, body: opened.createReadStream() };
	});
