import { createHash } from 'node:crypto';
import { readDocument } from '#server/evidence/previews/word/document.ts';
import { readWorkbook } from '#server/evidence/previews/workbook/workbook.ts';
import { isDiskError, withZip } from '#server/storage/zip-directory.ts';
import { type FilePreview, filePreview } from '#shared/evidence/preview.ts';
import { openPackage } from './package.ts';
import { type Refusal, Refused } from './refused.ts';

/** What the thread runs that reads files for their preview (`run.ts`). */

const refused = (reason: Refusal): FilePreview => ({ kind: 'refused', reason });

/** Parsed here, so that the server need not do so with what may be half a million cells. */
export const readOffice = async ({ file }: { file: string }): Promise<FilePreview> => {
	try {
		return await withZip(file, async (zip) => {
			const found = await openPackage(zip);
			return filePreview.parse(await (found.kind === 'docx' ? readDocument(found) : readWorkbook(found)));
		});
	} catch (error) {
		if (error instanceof Refused) return refused(error.reason);
		if (isDiskError(error)) throw error;
		return refused('broken');
	}
};

export type Measured = {
	preview: FilePreview;
	/** Of the preview as JSON, in characters. */
	size: number;
	/** Two previews with the same hash are the same. */
	hash: string;
};

/** What the server needs to keep a preview, measured here since it may be 6 MB. */
export const readMeasured = async (data: { file: string }): Promise<Measured> => {
	const preview = await readOffice(data);
	const json = JSON.stringify(preview);
	return { preview, size: json.length, hash: createHash('sha256').update(json).digest('base64url') };
};
