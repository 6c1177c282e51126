import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { invalidField } from '#server/base/errors.ts';
import { DOCUMENT_TYPES, type DocumentExtension, documentExtension } from '#shared/files/documents.ts';
import type { ServerText } from '#shared/i18n/server/texts.ts';
import { COMPOUND_FILE_MAGIC, CompoundFileError, compoundFileNames } from './compound-file.ts';
import { inspectOfficePackage } from './office-package.ts';
import type { Upload } from './upload.ts';

/** What file-type looks at; the head of a file tells a PDF, a JPEG or a PNG. */
const HEAD_BYTES = 4_100;
const ZIP_MAGIC = Buffer.from('PK\u0003\u0004');

type Finding = DocumentExtension | { refusal: ServerText };

const UNKNOWN: Finding = { refusal: 'documents.contentMismatch' };

const ofOfficePackage = async (file: string): Promise<Finding> => {
	const kind = await inspectOfficePackage(file);
	if (kind === 'macros') return { refusal: 'documents.macros' };
	if (kind === 'too-large') return { refusal: 'documents.unpacksTooLarge' };
	return kind === 'unknown' ? UNKNOWN : kind;
};

const ofCompoundFile = async (handle: FileHandle): Promise<Finding> => {
	try {
		const names = await compoundFileNames(handle);
		if (names.has('Macros') || names.has('_VBA_PROJECT_CUR')) return { refusal: 'documents.macros' };
		if (names.has('WordDocument')) return 'doc';
		if (names.has('Workbook') || names.has('Book')) return 'xls';
		return names.has('PowerPoint Document') ? 'ppt' : UNKNOWN;
	} catch (error) {
		if (error instanceof CompoundFileError) return UNKNOWN;
		throw error;
	}
};

const ofHead = async (head: Buffer): Promise<Finding> => {
	const ext = (await fileTypeFromBuffer(head))?.ext;
	if (ext === 'apng') return 'png';
	return ext === 'pdf' || ext === 'jpg' || ext === 'png' ? ext : UNKNOWN;
};

/** What a file is by its content alone. */
const findContent = async (file: string): Promise<Finding> => {
	const handle = await open(file, 'r');
	try {
		const buffer = Buffer.alloc(HEAD_BYTES);
		const { bytesRead } = await handle.read(buffer, 0, HEAD_BYTES, 0);
		const head = buffer.subarray(0, bytesRead);
		if (head.subarray(0, 4).equals(ZIP_MAGIC)) return await ofOfficePackage(file);
		if (head.subarray(0, 8).equals(COMPOUND_FILE_MAGIC)) return await ofCompoundFile(handle);
		return await ofHead(head);
	} finally {
		await handle.close();
	}
};

/**
 * Types that say nothing: none, "some bytes", and the one that a part of a form has by RFC 7578 when its sender gives
 * none (Python's requests does not).
 */
const UNDECLARED = ['', 'application/octet-stream', 'text/plain'];

const agrees = (extension: DocumentExtension, declaredType: string): boolean => {
	const accepted: readonly string[] = DOCUMENT_TYPES[extension];
	return UNDECLARED.includes(declaredType) || accepted.includes(declaredType);
};

/** Name, declared type and content must all say the same accepted type. @throws 422 on `document` */
export const inspectDocument = async ({ file, fileName, declaredType }: Upload): Promise<DocumentExtension> => {
	const extension = documentExtension(fileName);
	if (!extension || !agrees(extension, declaredType.toLowerCase())) {
		throw invalidField('document', 'documents.invalidType');
	}
	const found = await findContent(file);
	if (typeof found === 'object') throw invalidField('document', found.refusal);
	if (found !== extension) throw invalidField('document', 'documents.contentMismatch');
	return extension;
};
