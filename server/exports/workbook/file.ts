import { Transform } from 'node:stream';
import type { ServedFile } from '#server/calls/file.ts';
import type { Contents } from './columns.ts';
import type { WorkbookTask } from './sheet.ts';
import { endWhenStalled } from './stalled.ts';
import { writeWorkbook } from './write.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const KB = 1024;
/** What is made before the answer begins: a workbook within it has a length, and its failure a status. */
const HEAD_BYTES = 256 * KB;
/** What is made ahead of a slow line, so that its reader holds up neither a thread nor a transaction. */
const AHEAD_BYTES = 4 * KB * KB;
const STALLED_MS = 30_000;

type Wanted = WorkbookTask & { name: string; plainName: string; contents: Contents };

/**
 * Writes a workbook while it is sent. Where that fails midway, the connection breaks: what has arrived has no end, and
 * neither browsers nor spreadsheets take it for a whole file.
 */
export const workbookFile = async ({ name, plainName, contents, ...task }: Wanted): Promise<ServedFile> => {
	const head = Promise.withResolvers<false>();
	let size = 0;
	let rows = 0;
	const body = new Transform({
		readableHighWaterMark: AHEAD_BYTES,
		transform(chunk: Buffer, _encoding, done) {
			size += chunk.length;
			if (size >= HEAD_BYTES) head.resolve(false);
			done(null, chunk);
		},
	});
	// Whoever sends the body looks at its end; before that, `written` tells.
	body.on('error', () => {});
	endWhenStalled(body, () => size - body.readableLength, STALLED_MS);
	const written = writeWorkbook(body, task, contents, {
		onRows: (more) => {
			rows += more;
		},
	}).then(
		() => {
			body.end();
			return true as const;
		},
		(error: Error) => {
			body.destroy(error);
			throw error;
		},
	);
	const isWhole = await Promise.race([written, head.promise]);
	return { name, plainName, size: isWhole ? size : null, body };
};
