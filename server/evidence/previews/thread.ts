import { createHash } from 'node:crypto';
import { readDocument } from '#server/evidence/previews/word/document.ts';
import { openPackage } from '#server/office/package.ts';
import { type Refusal, Refused } from '#server/office/refused.ts';
import { isDiskError, withZip } from '#server/storage/zip-directory.ts';
import { type FilePreview, filePreview, PREVIEW_LIMITS } from '#shared/evidence/preview.ts';
import { previewWorkbook } from './workbook.ts';

/** The code of the preview thread (`run.ts`). */

const refused = (reason: Refusal): FilePreview => ({ kind: 'refused', reason });

/** Parses in the thread, not in the server: a file may hold half a million cells. */
export const readOffice = async ({ file }: { file: string }): Promise<FilePreview> => {
	try {
		return await withZip(file, async (zip) => {
			const found = await openPackage(zip, { bytes: PREVIEW_LIMITS.bytes, pieceBytes: PREVIEW_LIMITS.bytes });
			return filePreview.parse(await (found.kind === 'docx' ? readDocument(found) : previewWorkbook(found)));
		});
	} catch (error) {
		if (error instanceof Refused) return refused(error.reason);
		if (isDiskError(error)) throw error;
		return refused('broken');
	}
};

export type Measured = {
	preview: FilePreview;
	/** Length of the preview as JSON, in characters. */
	size: number;
	/** SHA-256 of the preview as JSON. */
	hash: string;
};

/** A preview with the size and hash that the cache needs. Measured in the thread, since the JSON may be 6 MB. */
export const readMeasured = async (data: { file: string }): Promise<Measured> => {
	const preview = await readOffice(data);
	const json = JSON.stringify(preview);
	return { preview, size: json.length, hash: createHash('sha256').update(json).digest('base64url') };
};
