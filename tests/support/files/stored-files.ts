import { writeFile } from 'node:fs/promises';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { contentTypeOf, type DocumentExtension } from '#shared/files/document-types.ts';
import type { TestApp } from '#tests/support/app.ts';
import { paragraph, wordFile } from '#tests/support/files/office-files.ts';

type Given = {
	progressId: number;
	userId: number;
	content?: Buffer;
	extension?: DocumentExtension;
	fileName?: string;
};

let made = 0;

/** Stores a file as a document of an assessment at any status. Returns its path. */
export const storeDocument = async (
	{ deps }: Pick<TestApp, 'deps'>,
	{ progressId, userId, content = wordFile(paragraph('就業規則')), extension = 'docx', fileName }: Given,
): Promise<string> => {
	const filePath = `documents/${progressId}/fedcba9876543210${++made}.${extension}`;
	const contentType = contentTypeOf(extension);
	await withTemporaryFile(deps.storage.temporaryFolder, async (file) => {
		await writeFile(file, content);
		await deps.storage.put(filePath, file, contentType);
	});
	await deps.db.insert(companyDocuments).values({
		progressId,
		fileName: fileName ?? `規程${made}.${extension}`,
		extension,
		filePath,
		contentType,
		byteSize: content.length,
		uploadedBy: userId,
	});
	return filePath;
};
