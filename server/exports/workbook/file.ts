import { Transform } from 'node:stream';
import type { GrowingFile, ServedFile } from '#server/calls/file.ts';
import type { Progress } from '#shared/exports/frames.ts';
import type { Contents } from './columns.ts';
import type { WorkbookTask } from './sheet.ts';
import { endWhenStalled } from './stalled.ts';
import { writeWorkbook } from './write.ts';

const KB = 1024;
/** Bytes generated before the response begins: smaller workbooks get a Content-Length, and a failure gets a status. */
const HEAD_BYTES = 256 * KB;
/** Buffer for a slow client, so that it blocks neither a thread nor a transaction. */
const AHEAD_BYTES = 4 * KB * KB;
const STALLED_MS = 30_000;

/** Maps a number of bytes to the rows written by then. Bytes must be asked for in ascending order. */
const createProgress = (total: number | null) => {
	const marks: { bytes: number; rows: number }[] = [];
	let bytes = 0;
	let rows = 0;
	let told = 0;
	return {
		bytes: () => bytes,
		addBytes: (more: number): void => {
			bytes += more;
			marks.push({ bytes, rows });
		},
		addRows: (more: number): void => {
			rows += more;
		},
		at: (taken: number): Progress => {
			while (marks[0] && marks[0].bytes <= taken) told = marks.shift()?.rows ?? told;
			return { rows: told, total };
		},
	};
};

export type WorkbookFile = ServedFile | GrowingFile;

type Wanted = WorkbookTask & {
	name: string;
	plainName: string;
	contents: Contents;
	/** Expected number of rows. */
	total?: number | null;
};

/**
 * Sends a workbook while it is written. If that fails midway, the connection is broken off, so that no browser or
 * spreadsheet takes the file for complete.
 */
export const workbookFile = async ({
	name,
	plainName,
	contents,
	total = null,
	...task
}: Wanted): Promise<WorkbookFile> => {
	const head = Promise.withResolvers<false>();
	const progress = createProgress(total);
	const body = new Transform({
		readableHighWaterMark: AHEAD_BYTES,
		transform(chunk: Buffer, _encoding, done) {
			progress.addBytes(chunk.length);
			if (progress.bytes() >= HEAD_BYTES) head.resolve(false);
			done(null, chunk);
		},
	});
	// The sender of the body handles its errors; until then `written` reports them.
	body.on('error', () => {});
	endWhenStalled(body, () => progress.bytes() - body.readableLength, STALLED_MS);
	const written = writeWorkbook(body, task, contents, { onRows: progress.addRows }).then(
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
	const file = { name, plainName, body };
	return isWhole ? { ...file, size: progress.bytes() } : { ...file, progressAt: progress.at };
};
