import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { readOffice } from '#server/evidence/previews/thread.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import type { FilePreview } from '#shared/evidence/preview.ts';

/** The preview of a file, read without a worker thread. */
export const readPreview = (content: Buffer): Promise<FilePreview> =>
	withTemporaryFile(os.tmpdir(), async (file) => {
		await writeFile(file, content);
		return readOffice({ file });
	});

type Shown<Kind extends FilePreview['kind']> = Extract<FilePreview, { kind: Kind }>;

const shown = async <Kind extends FilePreview['kind']>(content: Buffer, kind: Kind): Promise<Shown<Kind>> => {
	const preview = await readPreview(content);
	if (preview.kind !== kind) throw new Error(`the file is shown as ${JSON.stringify(preview).slice(0, 200)}`);
	return preview as Shown<Kind>;
};

export const readDocument = (content: Buffer): Promise<Shown<'document'>> => shown(content, 'document');

export const readWorkbook = (content: Buffer): Promise<Shown<'workbook'>> => shown(content, 'workbook');
